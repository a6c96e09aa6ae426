import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Role } from "@crewline/domain/kernel/access/role";
import { searchWords } from "@crewline/domain/words/custom-fields/search-words";
import { loadFieldValues } from "./load-field-values.ts";

/** The search words of each person from their custom fields. */
export async function loadSearchWords(
  role: Role,
  locale: Locale,
): Promise<ReadonlyMap<EmployeeId, readonly string[]>> {
  return searchWords(await loadFieldValues(role), locale);
}
