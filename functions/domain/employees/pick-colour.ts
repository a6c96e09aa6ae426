/** Calm hues that differ from each other; a text is never told by its colour alone. */
const colours = [
  "#2e7d32",
  "#1565c0",
  "#6a1b9a",
  "#ad1457",
  "#c62828",
  "#d84315",
  "#8d6e00",
  "#00838f",
  "#4527a0",
  "#37474f",
  "#558b2f",
  "#4e342e",
] as const;

/** The colour of the `index`-th person, so that neighbours of one import differ. */
export function pickColour(index: number): string {
  return colours[index % colours.length] ?? colours[0];
}

/** A colour that follows from the id alone, for somebody who is added without neighbours. */
export function colourOf(id: string): string {
  return pickColour(Array.from(id).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0));
}
