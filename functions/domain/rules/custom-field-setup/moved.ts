/** The list with one item a place up (-1) or down (1); as it is where there is no such place. */
export function moved<T>(items: readonly T[], index: number, by: -1 | 1): T[] {
  const item = items[index];
  const to = index + by;
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(index, 1).toSpliced(to, 0, item);
}
