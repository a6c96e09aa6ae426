/** The entries of a record that is keyed by ids; `Object.entries` makes plain texts of its keys. */
export function entriesById<Id extends string, Value>(
  record: Readonly<Record<Id, Value>>,
): [Id, Value][] {
  return Object.entries(record) as [Id, Value][];
}
