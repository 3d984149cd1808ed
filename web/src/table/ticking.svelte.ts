/** The time of day, updated every quarter of a second while a page shows a clock. */
class Ticking {
  now = $state(Date.now());

  constructor() {
    setInterval(() => {
      if (!document.hidden) this.now = Date.now();
    }, 250);
  }
}

export const clock = new Ticking();
