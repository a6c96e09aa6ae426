/** Returns the first letters of the first and the last word of a name, or of an address. */
export function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const chosen = [words[0], words.length > 1 ? words.at(-1) : ""];
  return chosen.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}
