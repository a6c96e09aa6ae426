import type { Role } from "@crewline/domain/kernel/access/role";
import { searchWords } from "@crewline/domain/rules/custom-fields/search-words";
import { loadFieldValues } from "./load-field-values.ts";

/** Under which words a search finds whom by their custom fields. */
export async function loadSearchWords(role: Role): Promise<ReadonlyMap<string, readonly string[]>> {
  return searchWords(await loadFieldValues(role));
}
