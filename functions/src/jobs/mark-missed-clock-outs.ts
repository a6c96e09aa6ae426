import type { CompanyId, LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import {
  isMissedClockOut,
  markMissedClockOut,
} from "@crewline/domain/rules/time-entries/missed-clock-out";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { systemActor } from "../operations/history/system-actor.ts";
import { openWeekBook, timeOf } from "../operations/weeks/open-week-book.ts";
import { recordChange, requireUnlocked } from "../operations/weeks/record-change.ts";
import type { WeekBook } from "../operations/weeks/week-book.ts";
import { saveBook } from "../operations/weeks/week-book.ts";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import { inTransaction } from "../store/unit/unit.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

interface Place {
  companyId: CompanyId;
  locationId: LocationId;
}

/**
 * Flags every entry of a location that runs for 16 hours or longer, so that a forgotten clock-out
 * is not paid. It reads the entries that run there at this moment. Those of closed days stay as
 * they are and are not tried again: reopening the days sets the work again.
 */
export async function markMissedAt({ companyId, locationId }: Place): Promise<void> {
  const { timeEntries } = await readCompany(companyId);
  const { found } = await timeEntries.listReadable([
    ["locationId", "==", locationId],
    ["state", "in", ["clockedIn", "onBreak"]],
  ]);
  const missed = found
    .filter((entry) => isMissedClockOut(entry, now()))
    .map(({ id, employeeId }) => ({ id, employeeId }));
  const left: TimeEntryId[] = [];
  await eachOnItsOwn("markMissedClockOut", missed, async (entry) => {
    if (!(await mark(companyId, entry))) left.push(entry.id);
  });
  const told = { companyId, locationId, count: missed.length - left.length };
  if (told.count > 0) log.info("marked missed clock-outs", told);
  if (left.length > 0) log.warn("left missed clock-outs of closed days", { ...told, left });
}

/**
 * Reads again within the transaction: the employee may have clocked out in the meantime. Returns
 * false for an entry whose day is closed.
 */
function mark(
  companyId: CompanyId,
  { id, employeeId }: Pick<TimeEntry, "id" | "employeeId">,
): Promise<boolean> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const at = now();
    const before = await store.timeEntries.get(id);
    if (!isMissedClockOut(before, at)) return true;
    const shift = before.shiftId === null ? null : await store.publishedShifts.find(before.shiftId);
    const book = await openWeekBook(store, { employeeId, now: at }, [timeOf(before)]);
    if (isOfClosedDay(book, before)) return false;
    const after: TimeEntry = {
      ...before,
      ...markMissedClockOut(before, shift?.endsAt ?? null, at),
      updatedByName: systemActor.name,
      updatedAt: at,
      version: before.version + 1,
    };
    recordChange(book, { before, after, action: "flag", actor: systemActor, reason: null });
    saveBook(book);
    return true;
  });
}

/** True where the day is closed; throws periodClosing while that is being decided. */
function isOfClosedDay(book: WeekBook, entry: TimeEntry): boolean {
  try {
    requireUnlocked(book, entry, { action: "flag", actor: systemActor });
    return false;
  } catch (error) {
    const code = error instanceof RuleViolation ? error.code : null;
    if (code === "periodLocked" || code === "locationLocked") return true;
    throw error;
  }
}
