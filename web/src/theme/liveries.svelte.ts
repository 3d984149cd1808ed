let worn = $state.raw<readonly number[]>([]);

/** The colours of seats; those of their places where they are not known. */
export function coloursOf(seats: readonly { colour?: number }[]): number[] {
  const known = seats.map(({ colour }, seat) => (colour === undefined || colour < 0 ? seat : colour));
  return new Set(known).size === known.length ? known : seats.map((_, seat) => seat);
}

/** The colours of the table that is shown now. */
export const liveries = {
  use(seats: readonly { colour?: number }[]): void {
    const colours = coloursOf(seats);
    if (colours.join() !== worn.join()) worn = colours;
  },
  of: (seat: number): number => worn[seat] ?? seat,
};
