import type { LiveQuery } from "../../web/src/live/live-source.ts";

type ListQuery = Extract<LiveQuery, { kind: "list" }>;

interface IndexField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: IndexField[];
}

/**
 * Returns the composite index that production needs for the query, in words, or null if the indexes
 * of single fields suffice: they cover several equality conditions, and a single range or order.
 * The emulator answers without any index, so no other test would find a missing one.
 */
export function neededIndex(query: ListQuery): string | null {
  const equal = query.filters
    .filter(({ operator }) => operator === "==" || operator === "in")
    .map(({ field }) => `${field} asc`);
  const contained = query.filters
    .filter(({ operator }) => operator === "array-contains-any")
    .map(({ field }) => `${field} any`);
  const sorted = sortedFields(query);
  if (sorted.length === 0 || [...equal, ...contained, ...sorted].length === 1) return null;
  return describe(query.path.split("/").at(-1) ?? "", [...equal, ...contained].toSorted(), sorted);
}

/** An index of firestore.indexes.json in the same words. */
export function describeIndex({ collectionGroup, fields }: CompositeIndex): string[] {
  const words = fields.map(({ fieldPath, order, arrayConfig }) =>
    arrayConfig === undefined
      ? `${fieldPath} ${order === "DESCENDING" ? "desc" : "asc"}`
      : `${fieldPath} any`,
  );
  // Fields of equality may stand in any order: every split of the list is tried.
  return words.map((_, at) =>
    describe(collectionGroup, words.slice(0, at).toSorted(), words.slice(at)),
  );
}

function describe(collection: string, equal: string[], sorted: string[]): string {
  return `${collection}: ${equal.join(", ")} then ${sorted.join(", ")}`;
}

/** The fields in order of sorting; a range without an order of its own is sorted last. */
function sortedFields({ filters, order }: ListQuery): string[] {
  const ordered = order.map(({ field, direction }) => `${field} ${direction}`);
  const last = order.at(-1)?.direction ?? "asc";
  const ranges = filters
    .filter(({ operator }) => operator === ">=" || operator === "<=")
    .map(({ field }) => field)
    .filter((field) => !order.some((ordering) => ordering.field === field));
  return [...ordered, ...[...new Set(ranges)].map((field) => `${field} ${last}`)];
}
