import type { Shift } from "@crewline/domain/records/schedules/shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { isAsKept } from "../../../operations/schedules/kept-shift.ts";
import type { KeptChange } from "./keep-recurring.ts";

/** What the undoing of a change of a recurring shift does with shifts. */
export interface UndoneShifts {
  /** Shifts that become as they were; `now` is null for one that was removed. */
  back: { before: Shift; now: Shift | null }[];
  /** Drafts that the change, or a night since, has added. */
  removed: Shift[];
}

/** Reads the shifts that are undone. Throws shiftsChangedSince where one was edited since. */
export async function undoneShifts(
  store: CompanyStore,
  { began, before, after }: KeptChange,
): Promise<UndoneShifts> {
  const beforeById = new Map(before.map((shift) => [shift.id, shift]));
  const afterById = new Map(after.map((kept) => [kept.id, kept]));
  const there = await store.shifts.findAll([...beforeById.keys(), ...afterById.keys()]);
  const own = began === null ? [] : await store.shifts.list([["recurringShiftId", "==", began.id]]);
  const nowById = new Map([...there, ...own].map((shift) => [shift.id, shift]));
  const isUndoable = (shift: Shift) => {
    const kept = afterById.get(shift.id);
    // Neither kept nor known before: a night has added it since.
    if (kept === undefined) return !beforeById.has(shift.id) && shift.version === 1;
    return isAsKept(shift, kept) && (shift.state === "cancelled") === kept.isDeleted;
  };
  const now = [...nowById.values()];
  const removed = now.filter(({ id }) => !beforeById.has(id));
  const isWhole = after.every(({ id }) => nowById.has(id));
  if (!isWhole || !now.every(isUndoable) || removed.some(({ state }) => state !== "draft")) {
    throw new RuleViolation("shiftsChangedSince", {});
  }
  const back = before.map((shift) => ({ before: shift, now: nowById.get(shift.id) ?? null }));
  return { back, removed };
}
