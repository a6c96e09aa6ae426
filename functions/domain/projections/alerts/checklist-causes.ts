import type { Instant } from "../../kernel/time/instant.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { alertId } from "../../rules/alerts/cause.ts";
import { failedItems, runState } from "../../rules/checklists/run-state.ts";
import type { DayChecklist, LocationSituation } from "./situation.ts";

/**
 * Checklists of yesterday and today that were missed, and those with answers that failed, of items
 * whose template asks for an alert: one for each list.
 */
export function checklistCauses(situation: LocationSituation, now: Instant): Cause[] {
  return situation.checklists.flatMap((list) => [
    ...missedCauses(situation, list, now),
    ...failedCauses(situation, list),
  ]);
}

/** The instants at which a list that is not done will be missed. */
export function checklistMoments({ checklists }: Pick<LocationSituation, "checklists">): Instant[] {
  return checklists.flatMap(({ run: { completedAt, missedAt } }) =>
    completedAt === null && missedAt !== null ? [missedAt] : [],
  );
}

function missedCauses(situation: LocationSituation, list: DayChecklist, now: Instant): Cause[] {
  if (runState(list.run, now) !== "missed") return [];
  const { dueAt: at } = list.run;
  return [causeOf(situation, list, { type: "checklistMissed", count: 1, given: { at } })];
}

function failedCauses(situation: LocationSituation, list: DayChecklist): Cause[] {
  const failed = failedItems(list.run).filter(({ failActions }) => failActions.includes("alert"));
  const [first] = failed;
  if (first === undefined) return [];
  const given = { item: failed.length === 1 ? first.label : null };
  return [causeOf(situation, list, { type: "itemFailed", count: failed.length, given })];
}

interface Told extends Pick<Cause, "count"> {
  type: "checklistMissed" | "itemFailed";
  given: Partial<Alert["facts"]>;
}

function causeOf(
  { place }: LocationSituation,
  { day, run: { id, name, employeeId } }: DayChecklist,
  { type, count, given }: Told,
): Cause {
  const { id: locationId, timeZone } = place;
  return {
    id: alertId({ type, locationId, key: `${day}_${id}` }),
    type,
    locationId,
    subject: { kind: "checklist", id },
    employeeId,
    jobRoleId: null,
    count,
    facts: { ...noFacts, day, timeZone, name, ...given },
  };
}
