/** The size of the window in the steps that layouts know. */
class Viewport {
  width = $state(window.innerWidth);

  constructor() {
    window.addEventListener('resize', () => {
      this.width = window.innerWidth;
    });
  }

  /** One column with tabs. */
  readonly phone = $derived.by(() => this.width < 720);
  /** The rail is folded into tabs under the board. */
  readonly tablet = $derived.by(() => this.width >= 720 && this.width < 1024);
  /** The rail is 280 wide, rivals folded to one line each. */
  readonly narrow = $derived.by(() => this.width >= 1024 && this.width < 1360);
}

export const viewport = new Viewport();
