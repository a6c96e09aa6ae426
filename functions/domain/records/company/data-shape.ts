/**
 * The shape of stored data that this release reads: how many migrations there are. A company whose
 * document has a lower number, or none, has not been migrated yet.
 */
export const DATA_SHAPE = 11;

/** True if data of the company may be stored in the shape of an earlier release. */
export function isBehind(company: { readonly dataShape?: unknown }): boolean {
  return typeof company.dataShape !== "number" || company.dataShape < DATA_SHAPE;
}
