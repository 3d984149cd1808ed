/**
 * The size of the window in the steps that layouts know. Styles say the same in their media
 * queries: `(max-width: 719px), (max-width: 959px) and (max-height: 499px)` is a phone.
 */
class Viewport {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);

  constructor() {
    window.addEventListener('resize', () => {
      this.width = window.innerWidth;
      this.height = window.innerHeight;
    });
  }

  /** A phone on its side, or a small window at 200 %: tabs, content and a rail side by side. */
  readonly landscape = $derived.by(() => this.width < 960 && this.height < 500 && this.width > this.height);
  /** How high the header of a table is. */
  readonly header = $derived.by(() => {
    if (this.width >= 2400 && this.height >= 1300) return 62;
    return this.width >= 1900 && this.height >= 1050 ? 53 : 44;
  });
  /** One tab at a time. */
  readonly phone = $derived.by(() => this.width < 720 || (this.width < 960 && this.height < 500));
  /** Nothing can be hovered over here: what is tapped first is shown, then confirmed. */
  readonly touch = $derived.by(() => this.phone || matchMedia('(hover: none)').matches);
  /** The rail is folded into tabs under the board. */
  readonly tablet = $derived.by(() => !this.phone && this.width < 1024);
  /** The rail is 280 wide, rivals folded to one line each. */
  readonly narrow = $derived.by(() => this.width >= 1024 && this.width < 1360);
}

export const viewport = new Viewport();
