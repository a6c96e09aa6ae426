/** The record with the values that are named; a value left out, or undefined, stays as it was. */
export function withChanges<T extends object>(
  before: T,
  changes: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(named) };
}

/**
 * Returns a record's earlier values of the fields that the changes carry; applied as changes, they
 * undo.
 */
export function valuesBefore<T extends object>(before: T, changes: object): Partial<T> {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  const old = new Map(Object.entries(before));
  return Object.fromEntries(named.map(([name]) => [name, old.get(name)])) as Partial<T>;
}
