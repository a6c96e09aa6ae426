interface Named<Id extends string> {
  id: Id;
  name: string;
}

/** Shown for a name while the records are loading. */
const LOADING = "…";

/**
 * Reads the names of records by id. `gone` is shown for a record that no longer exists;
 * `records` is null while they are loading.
 */
export function namesById<Id extends string>(
  records: readonly Named<Id>[] | null,
  gone: string,
): (id: Id) => string {
  if (records === null) return () => LOADING;
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? gone;
}
