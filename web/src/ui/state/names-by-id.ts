interface Named {
  id: string;
  name: string;
}

/** Shown for a name while the records are loading. */
const LOADING = "…";

/**
 * Reads the names of records by id. `gone` is shown for a record that no longer exists;
 * `records` is null while they are loading.
 */
export function namesById(records: readonly Named[] | null, gone: string): (id: string) => string {
  if (records === null) return () => LOADING;
  const names = new Map(records.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? gone;
}
