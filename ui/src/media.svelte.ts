/** Whether there is room for panels beside the board. */

class Media {
  wide = $state(false);

  constructor() {
    const query = matchMedia("(min-width: 1000px)");
    this.wide = query.matches;
    query.addEventListener("change", () => (this.wide = query.matches));
  }
}

export const media = new Media();
