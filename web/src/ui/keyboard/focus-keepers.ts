const keepers = new Set<() => void>();

/** Has a lost focus offered to `keep` first, until the returned function is called. */
export function keepLostFocus(keep: () => void): () => void {
  keepers.add(keep);
  return () => keepers.delete(keep);
}

/** Offers a lost focus to the lists on the page, one of which may know its place. */
export function offerLostFocus(): void {
  for (const keep of keepers) keep();
}
