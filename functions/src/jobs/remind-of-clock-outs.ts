import type { CompanyId, LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { epochSeconds } from "@crewline/domain/kernel/time/instant";
import { formatsOfLetter } from "@crewline/domain/projections/mail/formats-of-letter";
import type { ContentOf } from "@crewline/domain/records/mail/mail-content";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { clockOutReminderDue } from "@crewline/domain/rules/jobs/due-times";
import { mailId } from "@crewline/domain/rules/mail/new-mail";
import {
  isReminderDue,
  plannedShift,
  remindedAt,
} from "@crewline/domain/rules/time-entries/overdue-clock-out";
import { tellUser } from "../operations/mail/queue-mail.ts";
import { findShift } from "../operations/punches/running-entry.ts";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import type { CompanyStore } from "../store/company/company-store.ts";
import { companyStore } from "../store/company/company-store.ts";
import { readCompany } from "../store/company/read-company.ts";
import { dueWork, saveDueWork } from "../store/due-work.ts";
import { mail } from "../store/mail.ts";
import type { Unit } from "../store/unit/unit.ts";
import { inTransaction } from "../store/unit/unit.ts";
import { users } from "../store/users.ts";
import { eachOnItsOwn } from "./each-on-its-own.ts";

interface Place {
  companyId: CompanyId;
  locationId: LocationId;
}

interface Running {
  entry: TimeEntry;
  shift: PublishedShift | null;
}

/**
 * Reminds by mail every employee of a location whose clock still runs after the shift, once for each
 * end. Where the shift of a running entry was moved or removed since, it sets the new reminder.
 */
export async function remindAt({ companyId, locationId }: Place): Promise<void> {
  const running = await findRunning(await readCompany(companyId), locationId);
  const late = running.filter(({ entry, shift }) => isReminderDue(entry, shift, now()));
  const others = running.filter((one) => !late.includes(one));
  const ids = late.map(({ entry: { id } }) => ({ id }));
  await eachOnItsOwn("remindOfClockOut", ids, ({ id }) => remind(companyId, id));
  await setAgain(companyId, others);
  if (late.length > 0)
    log.info("clock-outs are late", { companyId, locationId, count: late.length });
}

async function findRunning(store: CompanyStore, locationId: LocationId): Promise<Running[]> {
  const { found } = await store.timeEntries.listReadable([
    ["locationId", "==", locationId],
    ["state", "in", ["clockedIn", "onBreak"]],
  ]);
  const shiftIds = found.flatMap(({ shiftId }) => shiftId ?? []);
  const shifts = await store.publishedShifts.findAll(shiftIds);
  return found.map((entry) => {
    const published = shifts.find(({ id }) => id === entry.shiftId) ?? null;
    return { entry, shift: plannedShift(entry, published) };
  });
}

/** Reads again within the transaction: the employee may have clocked out in the meantime. */
function remind(companyId: CompanyId, id: TimeEntryId): Promise<void> {
  return inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const entry = await store.timeEntries.find(id);
    if (entry === null) return;
    const shift = plannedShift(entry, await findShift(store, entry));
    if (!isReminderDue(entry, shift, now())) return;
    const key = `${id}_${epochSeconds(remindedAt(entry.payable, shift))}`;
    if ((await mail(unit).find(mailId("clockOutReminder", key))) !== null) return;
    await tellEmployee(unit, store, { entry, shift, key });
  });
}

/** An employee without a login of this company gets no mail. */
async function tellEmployee(
  unit: Unit,
  store: CompanyStore,
  { entry, shift, key }: Running & { key: string },
): Promise<void> {
  const { companyId } = store;
  const employee = await store.employees.find(entry.employeeId);
  const userId = employee?.userId ?? null;
  const user = userId === null ? null : await users(unit).find(userId);
  const location = await store.locations.get(entry.locationId);
  const company = await store.company();
  if (employee === null || user?.companyId !== companyId) return;
  const content: ContentOf<"clockOutReminder"> = {
    kind: "clockOutReminder",
    employeeName: employee.name,
    locationName: location.name,
    timeZone: entry.timeZone,
    day: entry.day,
    startedAt: entry.payable.startsAt,
    shiftEndedAt: shift?.endsAt ?? null,
    formats: formatsOfLetter(user.preferences, company),
  };
  tellUser(unit, user, { key, companyId, content });
}

/** Sets the reminders that are still to come, unless they are set. */
function setAgain(companyId: CompanyId, running: readonly Running[]): Promise<void> {
  const wanted = running.flatMap(
    ({ entry, shift }) => clockOutReminderDue(companyId, entry, shift) ?? [],
  );
  const coming = wanted.filter(({ dueAt }) => dueAt > now());
  if (coming.length === 0) return Promise.resolve();
  return inTransaction(async (unit) => {
    const known = await dueWork(unit).findAll(coming.map(({ id }) => id));
    const ids = new Set(known.map(({ id }) => id));
    for (const due of coming.filter(({ id }) => !ids.has(id))) saveDueWork(unit, due);
  });
}
