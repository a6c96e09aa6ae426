import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type {
  ListedRecurringShift,
  RecurringShift,
} from "@crewline/domain/records/schedules/recurring-shift";
import { isContinuing } from "@crewline/domain/rules/schedules/recurring/recurring-days";
import { storedSentence } from "@crewline/domain/words/violations/rule-sentence";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { now } from "../../../platform/clock.ts";
import { readCompany } from "../../../store/company/read-company.ts";

/** Returns the recurring shifts of a location that have not ended, the earliest in a day first. */
export async function listRecurring(
  actor: Actor,
  { locationId }: { locationId: LocationId },
): Promise<{ recurringShifts: ListedRecurringShift[] }> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const { locations, recurringShifts } = await readCompany(actor.companyId);
  const { timeZone } = await locations.get(locationId);
  const today = localDateAt(now(), timeZone);
  const found = await recurringShifts.list([["locationId", "==", locationId]]);
  const continuing = found.filter((one) => isContinuing(one, today));
  return {
    recurringShifts: continuing
      .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
      .map((one) => listed(one, { actor, today })),
  };
}

function orderOf({ id, plan }: RecurringShift): string {
  return `${plan.startsAtLocal} ${plan.endsAtLocal} ${id}`;
}

function listed(
  { problems, savedByUid: _uid, filledUntil: _until, ...recurring }: RecurringShift,
  { actor, today }: { actor: Actor; today: string },
): ListedRecurringShift {
  const coming = problems.filter(({ day }) => day >= today);
  return {
    ...recurring,
    problems: coming.flatMap(({ day, because }) => {
      const text = storedSentence(because, actor.locale);
      return text === null ? [] : [{ day, text }];
    }),
  };
}
