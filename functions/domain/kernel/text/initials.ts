/** The first letters of the first and the last word of a name: "Ana Maria Diaz" is "AD". */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("");
}
