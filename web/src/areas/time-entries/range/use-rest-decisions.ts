import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { OPEN_WORK_DAYS_BACK } from "@crewline/domain/records/summaries/open-work";
import { openWorkSource } from "../../../live/open-work.ts";
import { useLiveAll } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";

interface Rest {
  firstDay: LocalDate;
  restTo: LocalDate;
  today: LocalDate;
  locationIds: readonly LocationId[];
}

/**
 * The entries of days that are not loaded which wait for a decision, from what is already summed
 * for Home; null while that loads, and for days before those that Home counts.
 */
export function useRestDecisions({ firstDay, restTo, today, locationIds }: Rest): number | null {
  const actor = useActor();
  const isSummed = locationIds.length > 0 && firstDay >= addDays(today, -OPEN_WORK_DAYS_BACK);
  const work = useLiveAll(isSummed ? locationIds.map((id) => openWorkSource(actor, id)) : []);
  if (!isSummed || work.some(({ status }) => status !== "ready")) return null;
  const days = work.flatMap((result) =>
    result.status === "ready" ? Object.entries(result.data?.days ?? {}) : [],
  );
  return days
    .filter(([day]) => day >= firstDay && day <= restTo)
    .reduce((sum, [, open]) => sum + (open?.needsFix ?? 0) + (open?.unapproved ?? 0), 0);
}
