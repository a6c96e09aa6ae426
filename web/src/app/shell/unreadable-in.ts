import { isBehind } from "@crewline/domain/records/company/data-shape";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { QueryCache } from "@tanstack/react-query";

/**
 * The names of the records that what is on the screen leaves out: live results name their
 * documents, answers of the server say a number, here "employees.profiles 1".
 */
export function unreadableIn(cache: Pick<QueryCache, "getAll">): string[] {
  const names = cache
    .getAll()
    .filter((query) => query.getObserversCount() > 0)
    .flatMap(({ state: { data }, queryKey }) =>
      partsOf(data).flatMap((it) => namesIn(it, queryKey)),
    );
  return [...new Set(names)].toSorted();
}

/** True if the company, as far as the screen has read it, waits for its data to be converted. */
export function isUpdatingIn(
  cache: Pick<QueryCache, "getAll">,
  companyId: CompanyId | null,
): boolean {
  const path = `companies/${companyId}`;
  return cache.getAll().some(({ queryKey, state: { data } }) => {
    const company = isObject(data) && "data" in data ? data.data : null;
    return queryKey.includes(path) && isObject(company) && isBehind(company);
  });
}

/** A list that is read page by page holds an answer for each page. */
function partsOf(data: unknown): unknown[] {
  return isObject(data) && "pages" in data && Array.isArray(data.pages) ? data.pages : [data];
}

function namesIn(data: unknown, key: readonly unknown[]): string[] {
  if (!isObject(data) || !("unreadable" in data)) return [];
  const { unreadable } = data;
  if (Array.isArray(unreadable)) return unreadable.map(String);
  const procedure = JSON.stringify(key[0]).replaceAll(/[^\w.,]/gu, "");
  const count = typeof unreadable === "number" ? unreadable : 0;
  return Array.from({ length: count }, (_, index) => `${procedure}#${index + 1}`);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
