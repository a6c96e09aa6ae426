/** The words of a text as a search compares them: without case, accents and signs. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}
