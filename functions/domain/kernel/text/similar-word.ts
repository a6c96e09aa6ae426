/** The known word that differs from this one by one or two typing errors, or null. */
export function similarWord(word: string, known: readonly string[]): string | null {
  const plain = word.toLowerCase();
  const most = plain.length >= 7 ? 2 : 1;
  const close = known.filter(
    (other) => plain.length >= 4 && slips(plain, other.toLowerCase(), most) <= most,
  );
  return close[0] ?? null;
}

/** Letters to be added, left out or replaced; counted only as far as it matters. */
function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? most + 1;
}
