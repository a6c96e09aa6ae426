import { recurringShiftIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type {
  changeRecurringShiftSchema,
  Filled,
  RecurringShift,
} from "@crewline/domain/records/schedules/recurring-shift";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import {
  fillsUntil,
  recurringDays,
} from "@crewline/domain/rules/schedules/recurring/recurring-days";
import {
  followedPlan,
  planOnDay,
  spotsOf,
} from "@crewline/domain/rules/schedules/recurring/recurring-plan";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { commandInTurn } from "../../../operations/commands/command.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireVersion } from "../../../operations/commands/require-version.ts";
import { markWeeksEdited } from "../../../operations/schedules/mark-weeks-edited.ts";
import { fillRecurring } from "../../../operations/schedules/recurring/fill-recurring.ts";
import type { WantedShift } from "../../../operations/schedules/recurring/put-shifts.ts";
import { newRecurring, requirePlace } from "./add-recurring.ts";
import { comingShifts } from "./coming-shifts.ts";
import { removeShifts } from "./remove-shifts.ts";
import { filledAnswer } from "./filled-answer.ts";
import { getRecurring } from "./get-recurring.ts";
import { keepRecurring } from "./keep-recurring.ts";
import { saveEnded } from "./save-ended.ts";

type Input = z.infer<typeof changeRecurringShiftSchema>;

/**
 * Changes the shifts of a recurring shift from a day on: the recurring shift ends before it, and
 * another begins. Shifts on days of both change, and keep what was changed in them alone; shifts on
 * other days are removed. Published shifts change as by any edit. What has begun stays.
 */
export async function changeRecurring(actor: Actor, input: Input): Promise<Filled> {
  const { locationId } = await getRecurring(actor, input.recurringShiftId);
  return commandInTurn(actor, { input, turn: `schedule of ${locationId}` }, async (store) => {
    const before = await store.recurringShifts.get(input.recurringShiftId);
    requireReach(actor, { locationIds: [before.locationId], what: "recurringShift" });
    const changedBy = before.savedByName;
    requireVersion(before, input.expectedVersion, { what: "recurringShift", changedBy });
    if (input.plan.locationId !== before.locationId) {
      throw new RuleViolation("notFound", { what: "location" });
    }
    const location = await requirePlace(store, actor, input);
    const id = recurringShiftIdSchema.parse(store.recurringShifts.newId());
    const fresh = await newRecurring(store, actor, { id, ...input });
    const { firstWeekday } = before;
    const after: RecurringShift = { ...fresh, firstWeekday };
    const { timeZone } = location;
    const today = localDateAt(store.now(), timeZone);
    const from = input.fromDay > today ? input.fromDay : today;
    const coming = await comingShifts(store, before, from);
    const days = new Set(recurringDays(after, from, fillsUntil(today)));
    const staying = coming.filter((shift) => staysIn(shift, days, after));
    const leaving = coming.filter((shift) => !staying.includes(shift));
    const { edited } = input;
    const changed = staying.map((shift) => {
      const one = changedShift(shift, { before, after, timeZone });
      if (edited?.shiftId !== shift.id) return one;
      return { ...one, plan: { ...edited.shift, locationId: location.id } };
    });
    const filling = { recurring: after, location, by: actor, changed };
    const isHad = hadShift(before, from);
    const { put, filled } = await fillRecurring(store, { ...filling, isHad });
    const markWeeks = await markWeeksEdited(store, actor, leaving);
    const { idempotencyKey, fromDay } = input;
    const keeping = { act: "changed", idempotencyKey, recurring: before } as const;
    const keep = await keepRecurring(store, actor, keeping);
    const written = put.write();
    const deleted = removeShifts(store, actor, leaving);
    markWeeks();
    store.recurringShifts.create(id, filled);
    const ended = saveEnded(store, actor, { recurring: before, fromDay });
    const changedIds = new Set(written.map((shift) => shift.id));
    const undo = keep({
      began: filled,
      ended: { before, after: ended },
      before: [...staying.filter((shift) => changedIds.has(shift.id)), ...leaving],
      after: [...written, ...deleted],
    });
    return filledAnswer(filled, { put, removed: leaving.length, undo, actor });
  });
}

/** True for a shift that was put in already, also where it was deleted since. */
function hadShift(before: RecurringShift, from: LocalDate) {
  const { filledUntil, problems, plan } = before;
  const skipped = problems.flatMap(({ kind, day }) => (kind === "skipped" ? [day] : []));
  const days = new Set(filledUntil === null ? [] : recurringDays(before, from, filledUntil));
  return ({ recurringDay, spot }: WantedShift) =>
    days.has(recurringDay) && !skipped.includes(recurringDay) && spot < spotsOf(plan);
}

function staysIn(
  { id, recurringDay }: Shift,
  days: ReadonlySet<LocalDate>,
  { plan }: RecurringShift,
): boolean {
  return recurringDay !== undefined && days.has(recurringDay) && spotOf(id) < spotsOf(plan);
}

/** The place of a shift among equal ones of its day, the last part of its id. */
function spotOf(id: string): number {
  return Number(id.slice(id.lastIndexOf("-") + 1));
}

function changedShift(
  shift: Shift,
  { before, after, timeZone }: Record<"before" | "after", RecurringShift> & { timeZone: string },
): WantedShift {
  const recurringDay = shift.recurringDay ?? shift.day;
  const plan = followedPlan(
    planOf(shift),
    planOnDay(before.plan, recurringDay, timeZone),
    planOnDay(after.plan, recurringDay, timeZone),
  );
  return { plan, before: shift, recurringDay, spot: spotOf(shift.id) };
}
