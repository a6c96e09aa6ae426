/**
 * Muted hues that differ from each other; colour is never the only mark of a text. White letters on
 * each of them have a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3).
 */
export const colours = [
  "#2e7d32",
  "#1565c0",
  "#6a1b9a",
  "#ad1457",
  "#c62828",
  "#bf360c",
  "#8d6e00",
  "#00838f",
  "#4527a0",
  "#37474f",
  "#4a7a29",
  "#4e342e",
] as const;

/** The colour of the `index`-th person, so that neighbours of one import differ. */
export function pickColour(index: number): string {
  return colours[index % colours.length] ?? colours[0];
}

/** Returns a colour derived from the id alone, for an employee who is added without neighbours. */
export function colourOf(id: string): string {
  return pickColour(Array.from(id).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0));
}
