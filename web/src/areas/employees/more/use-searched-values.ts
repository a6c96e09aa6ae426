import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { useQuery } from "@tanstack/react-query";
import { useLocale } from "../../../locale/use-locale.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useActor } from "../../../session/actor/use-actor.ts";

/** Letters typed before the custom fields are read: fewer would match nearly all people. */
const FEWEST_LETTERS = 2;
const KEPT_MS = 5 * 60_000;

/**
 * Words of custom fields by employee, for a search. They are read when a manager or an admin first
 * searches, not with the directory; null until then.
 */
export function useSearchedValues(text: string): ReadonlyMap<EmployeeId, readonly string[]> | null {
  const { uid, companyId, role } = useActor();
  const locale = useLocale();
  const seesRecords = useMay("employees", "viewRecords");
  const { data } = useQuery({
    queryKey: ["searchedFieldValues", uid, companyId, role, locale],
    queryFn: async () => {
      const { loadSearchWords } = await import("./load-search-words.ts");
      return loadSearchWords(role, locale);
    },
    enabled: seesRecords && text.trim().length >= FEWEST_LETTERS,
    staleTime: KEPT_MS,
  });
  return data ?? null;
}
