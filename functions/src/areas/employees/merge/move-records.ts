import { disputeWait } from "@crewline/domain/records/summaries/waiting";
import type { EmployeeId, ShiftId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { timesheetId } from "@crewline/domain/records/timesheets/timesheet";
import type { Actor } from "../../../operations/commands/actor.ts";
import { auditShift } from "../../../operations/history/audit-shift.ts";
import { markAnyWeeksEdited } from "../../../operations/schedules/mark-weeks-edited.ts";
import { moveEntry } from "../../../operations/weeks/move-entry.ts";
import { openWeekBook, timeOf } from "../../../operations/weeks/open-week-book.ts";
import { saveBook } from "../../../operations/weeks/week-book.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { readCompany } from "../../../store/company/read-company.ts";
import type { Filter } from "../../../store/unit/collection.ts";
import { inTransaction } from "../../../store/unit/unit.ts";
import type { MergeInput } from "./merge-facts.ts";

/** Shifts of one transaction. */
const AT_ONCE = 100;

/** Moves the duplicate's planned shifts to the record that stays; cancelled shifts stay behind. */
export async function moveShifts(actor: Actor, pair: MergeInput): Promise<void> {
  const store = await readCompany(actor.companyId);
  const planned = await store.shifts.list([["employeeId", "==", pair.duplicateId]]);
  const ids = planned.filter(({ state }) => state !== "cancelled").map(({ id }) => id);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await inTransaction((unit) =>
      moveSome(companyStore(unit, actor.companyId), actor, { ...pair, ids: some }),
    );
  }
}

/** The published version moves at once: it is the same person, so there is nothing to publish. */
async function moveSome(
  store: CompanyStore,
  actor: Actor,
  { employeeId, duplicateId, ids }: MergeInput & { ids: readonly ShiftId[] },
): Promise<void> {
  const shifts = await store.shifts.findAll(ids);
  const seen = await store.publishedShifts.findAll(ids);
  const theirs = shifts.filter((shift) => shift.employeeId === duplicateId);
  const markWeeks = await markAnyWeeksEdited(
    store,
    actor,
    theirs.filter(({ state }) => state === "changed"),
  );
  const updated = { updatedBy: actor.uid, updatedByName: actor.displayName };
  for (const shift of theirs) {
    const after = { ...shift, ...updated, employeeId, version: shift.version + 1 };
    store.shifts.change(shift, after);
    auditShift(store, actor, { act: "moved", before: shift, after });
  }
  for (const shift of seen.filter((one) => one.employeeId === duplicateId)) {
    store.publishedShifts.show(shift, { ...shift, employeeId });
  }
  markWeeks();
}

/** Time off of both, and pay for changed shifts, move to the record that stays. */
export async function movePaidDays(
  actor: Actor,
  { employeeId, duplicateId }: MergeInput,
): Promise<void> {
  await inTransaction(async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const people = await store.employees.findAll([employeeId, duplicateId]);
    const locationIds = [...new Set(people.flatMap((person) => person.locationIds))];
    const found = await store.timeOff.list([["employeeId", "in", [employeeId, duplicateId]]]);
    const adjusted = await store.balanceAdjustments.list([["employeeId", "==", duplicateId]]);
    const granted = await store.noticePremiums.list([["employeeId", "==", duplicateId]]);
    for (const one of found) store.timeOff.save(one.id, { ...one, employeeId, locationIds });
    for (const one of adjusted) store.balanceAdjustments.save(one.id, { ...one, employeeId });
    for (const one of granted) store.noticePremiums.save(one.id, { ...one, employeeId });
  });
}

/** Punches that no time was made of wait for a manager under the record that stays. */
export async function moveUnplacedPunches(
  actor: Actor,
  { employeeId, duplicateId }: MergeInput,
): Promise<void> {
  await inTransaction(async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const { name } = await store.employees.get(employeeId);
    const found = await store.unplacedPunches.list([["employeeId", "==", duplicateId]]);
    for (const one of found) {
      store.unplacedPunches.save(one.id, { ...one, employeeId, employeeName: name });
    }
  });
}

/** The photos of punches and checklists go with the time, a few at a time: each has up to 250 kB. */
export async function movePhotos(actor: Actor, input: MergeInput): Promise<void> {
  await moveEach(actor, input, (store) => store.punchPhotos);
  await moveEach(actor, input, (store) => store.checklistPhotos);
}

interface Photos<Id, T> {
  list: (filters: readonly Filter[], page: { limit: number }) => Promise<T[]>;
  findAll: (ids: readonly Id[]) => Promise<T[]>;
  save: (id: Id, photo: T) => void;
}

async function moveEach<Id, T extends { id: Id; employeeId: EmployeeId | null }>(
  { companyId }: Actor,
  { employeeId, duplicateId }: MergeInput,
  photosOf: (store: CompanyStore) => Photos<Id, T>,
): Promise<void> {
  const stored = photosOf(await readCompany(companyId));
  for (;;) {
    const some = await stored.list([["employeeId", "==", duplicateId]], { limit: 20 });
    if (some.length === 0) return;
    await inTransaction(async (unit) => {
      const photos = photosOf(companyStore(unit, companyId));
      for (const photo of await photos.findAll(some.map(({ id }) => id))) {
        photos.save(photo.id, { ...photo, employeeId });
      }
    });
  }
}

/** What was said about a period stays with the employee, unless both records have said something. */
export async function moveTimesheets(
  actor: Actor,
  { employeeId, duplicateId }: MergeInput,
): Promise<void> {
  const { timesheets } = await readCompany(actor.companyId);
  for (const { id, firstDay } of await timesheets.list([["employeeId", "==", duplicateId]])) {
    await inTransaction(async (unit) => {
      const store = companyStore(unit, actor.companyId);
      const moved = timesheetId(employeeId, firstDay);
      const [sheet, own] = await Promise.all([
        store.timesheets.find(id),
        store.timesheets.find(moved),
      ]);
      if (sheet === null) return;
      if (own === null) store.timesheets.save(moved, { ...sheet, id: moved, employeeId });
      store.openWork.saveWait({ ...disputeWait(sheet), text: null });
      store.timesheets.remove(id);
    });
  }
}

/** Moves the worked time week by week, each in a transaction with its hours, pay and history. */
export async function moveTime(actor: Actor, pair: MergeInput): Promise<void> {
  const store = await readCompany(actor.companyId);
  const weeks = await store.employeeWeeks.list([["employeeId", "==", pair.duplicateId]]);
  const worked = weeks.filter(({ entries }) => entries.length > 0);
  for (const { entries } of worked.toSorted((a, b) => a.weekStart.localeCompare(b.weekStart))) {
    const ids = entries.map(({ entryId }) => entryId);
    await inTransaction((unit) =>
      moveWeek(companyStore(unit, actor.companyId), actor, { ...pair, ids }),
    );
  }
}

/** Reads again within the transaction: entries that have already moved are not found here. */
async function moveWeek(
  store: CompanyStore,
  actor: Actor,
  { employeeId, duplicateId, ids }: MergeInput & { ids: readonly TimeEntryId[] },
): Promise<void> {
  const found = await store.timeEntries.findAll(ids);
  const entries = found.filter((entry) => entry.employeeId === duplicateId);
  const at = now();
  const time = entries.map(timeOf);
  const from = await openWeekBook(store, { employeeId: duplicateId, now: at }, time);
  const to = await openWeekBook(store, { employeeId, now: at }, time);
  const by = { uid: actor.uid, name: actor.displayName, role: actor.role };
  const reason = "The two records are of one person.";
  for (const entry of entries) moveEntry(from, to, { entry, actor: by, reason });
  saveBook(from);
  saveBook(to);
}
