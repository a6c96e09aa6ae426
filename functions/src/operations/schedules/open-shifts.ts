import type { ShiftId, CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { shiftStateAfter } from "@crewline/domain/rules/schedules/shift-state";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import type { EventActor } from "../history/event-actor.ts";
import { auditShift } from "../history/audit-shift.ts";
import { markWeeksEdited } from "./mark-weeks-edited.ts";
import { readWeeks } from "./open-weeks.ts";

/** Shifts of one transaction. */
const AT_ONCE = 100;

interface Opening {
  companyId: CompanyId;
  shiftIds: readonly ShiftId[];
  by: EventActor;
  /** Returns the shifts that are still to be opened, as read within the transaction. */
  still: (store: CompanyStore, shifts: readonly Shift[]) => Promise<readonly Shift[]>;
}

/**
 * Removes the employee from planned shifts, a few at a time: they become open. Staff see the
 * published ones unchanged until their week is published again. Shifts of locked weeks stay as they
 * are, as a conflict that alerts show. Safe to repeat.
 */
export async function openShifts({ companyId, shiftIds, by, still }: Opening): Promise<void> {
  for (let from = 0; from < shiftIds.length; from += AT_ONCE) {
    const ids = shiftIds.slice(from, from + AT_ONCE);
    await inTransaction(async (unit) => {
      const store = companyStore(unit, companyId);
      const open = await still(store, await store.shifts.findAll(ids));
      await saveOpen(store, open, by);
    });
  }
}

async function saveOpen(
  store: CompanyStore,
  wanted: readonly Shift[],
  by: EventActor,
): Promise<void> {
  const locked = (await readWeeks(store, wanted)).filter(({ lock }) => lock !== undefined);
  const open = wanted.filter(
    ({ locationId, weekStart }) =>
      !locked.some((week) => week.id === scheduleId(locationId, weekStart)),
  );
  const markWeeks = await markWeeksEdited(store, by, open);
  for (const shift of open) {
    const updated = { updatedBy: by.uid, updatedByName: by.displayName };
    const state = shiftStateAfter(shift.state, "edit");
    const version = shift.version + 1;
    const after = { ...shift, ...updated, employeeId: null, state, version };
    store.shifts.change(shift, after);
    auditShift(store, by, { act: "opened", before: shift, after });
  }
  markWeeks();
}
