/** The record with the values that are named; a value left out, or undefined, stays as it was. */
export function withChanges<T extends object>(
  before: T,
  changes: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(named) };
}

/** What a record said before under the names that the changes carry: taken as changes, it undoes. */
export function valuesBefore<T extends object>(before: T, changes: object): Partial<T> {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  const old = new Map(Object.entries(before));
  return Object.fromEntries(named.map(([name]) => [name, old.get(name)])) as Partial<T>;
}
