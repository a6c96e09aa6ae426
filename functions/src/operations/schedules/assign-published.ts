import type { Instant } from "@crewline/domain/kernel/time/instant";
import { withdrawnShift } from "@crewline/domain/records/users/calendar-feed";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { shownTo } from "@crewline/domain/rules/schedules/taken-at";
import type { Actor } from "../commands/actor.ts";
import { auditShift } from "../history/audit-shift.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { forgetConfirmation } from "./forget-confirmation.ts";
import { readOpenWeeks } from "./open-weeks.ts";
import type { PlacedPlan } from "./placed-plan.ts";

/**
 * Gives a published shift to the employee of the placed plan, in the plan and as staff see it; it is
 * not given up any more. Reads now, and returns the function that writes. Throws weekLocked.
 */
export async function assignPublished(
  store: CompanyStore,
  actor: Actor,
  { shift, placed }: { shift: Shift; placed: PlacedPlan },
): Promise<() => void> {
  await readOpenWeeks(store, [shift]);
  const seen = await store.publishedShifts.get(shift.id);
  const forget = await forgetConfirmation(store, shift);
  const updated = { updatedBy: actor.uid, updatedByName: actor.displayName };
  const at = now();
  const given: Shift = { ...shift, ...placed, ...updated, version: shift.version + 1 };
  const after: Shift = { ...given, ...publicationAfter(seen, given, at) };
  const { scheduleVersion, handOvers: earlier = 0 } = seen;
  const handOvers = earlier + 1;
  const lost = withdrawnShift(seen, { at, scheduleVersion, handOvers });
  const { isGivenUp: _mark, ...rest } = seen;
  const passed = { ...rest, employeeId: placed.employeeId, handOvers, handedOverAt: at };
  return () => {
    store.shifts.change(shift, after);
    store.publishedShifts.show(seen, passed);
    if (lost !== null) store.withdrawnShifts.save(lost.id, lost);
    forget();
    auditShift(store, actor, { act: "moved", before: shift, after });
  };
}

/** What is kept of the shift says since when it is the employee's, so that no one is late before. */
function publicationAfter(
  seen: PublishedShift,
  given: Shift,
  at: Instant,
): Pick<Shift, "publication"> {
  if (given.publication === undefined) return {};
  return { publication: { ...given.publication, ...shownTo(seen, given, at) } };
}
