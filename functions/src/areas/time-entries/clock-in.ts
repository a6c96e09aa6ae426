import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { worksOn } from "@crewline/domain/rules/employees/employment";
import type { Location } from "@crewline/domain/records/locations/location";
import type { JudgedPosition } from "@crewline/domain/records/locations/judge-position";
import { requireAtLocation } from "@crewline/domain/rules/locations/position-rules";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localDateAt, localTimeAt } from "@crewline/domain/kernel/time/zone";
import { requireClockInAllowed } from "@crewline/domain/rules/time-entries/clock-window";
import { punchFlags } from "@crewline/domain/rules/time-entries/punch-flags";
import { matchShift } from "@crewline/domain/rules/time-entries/match-shift";
import {
  isMissedClockOut,
  markMissedClockOut,
} from "@crewline/domain/rules/time-entries/missed-clock-out";
import { payableMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import { originOf, webPunch } from "@crewline/domain/rules/time-entries/punch-facts";
import type { PunchRecord } from "@crewline/domain/records/time-entries/punch-record";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { unedited } from "@crewline/domain/records/time-entries/time-entry";
import type { clockInSchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import type { LocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { EntryChange } from "../../operations/weeks/record-change.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { placeEntry, saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import { daysOfEmployee } from "../../store/company/filters.ts";
import type { Punched } from "./judge-punch.ts";
import { judgePunch } from "./judge-punch.ts";
import { auditActorOf, findRunning, findShift, openOwnBook } from "./running-entry.ts";

type Input = z.infer<typeof clockInSchema>;

/** Starts the caller's clock. A forgotten clock-out never blocks it: it is marked for review. */
export function clockIn(actor: Actor, input: Input, deviceName: string): Promise<Punched> {
  const turn = `week of ${actor.employeeId}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    const at = now();
    const book = await openOwnBook(store, actor, at);
    const [location] = await getActiveLocations(store, [input.locationId]);
    if (location === undefined) throw new RuleViolation("notFound", { what: "location" });
    requireWorksHere(book.person, location);
    const by = auditActorOf(actor);
    const forgotten = await requireStopped(book, by);
    const plan = await findPlan(book, location);
    requireMayStart(book, location, plan);
    const jobRoleId = jobRoleOf(book.person, input.jobRoleId, plan.shift);
    const position = judgePunch(book, location, input.position);
    requireAtLocation(location, position);
    const facts = { at, receivedAt: at, wasOffline: false, deviceName };
    const record = webPunch(input.tap, { kind: "clockIn", ...facts });
    const entry = startedEntry(book, { location, jobRoleId, actor: by, position, record, ...plan });
    if (forgotten !== null) recordChange(book, forgotten);
    const made = { action: "clockIn", actor: by, origin: originOf(record) } as const;
    recordChange(book, { before: null, after: entry, reason: null, ...made });
    saveBook(book);
    return { entryId: entry.id, position };
  });
}

function requireWorksHere({ employee, today }: LocalEmployee, location: Location): void {
  const { name, status, locationIds } = employee;
  if (status === "terminated" || !worksOn(employee, today)) {
    throw new RuleViolation("notWorking", { who: name });
  }
  if (!locationIds.includes(location.id)) {
    throw new RuleViolation("outsideLocation", { who: name, where: location.name });
  }
}

/** Throws alreadyClockedIn; returns the change that flags a forgotten clock-out. */
async function requireStopped(book: WeekBook, actor: AuditActor): Promise<EntryChange | null> {
  const before = await findRunning(book);
  if (before === null) return null;
  const at = book.terms.now;
  if (!isMissedClockOut(before, at)) {
    const since = localTimeAt(before.payable.startsAt, before.timeZone);
    throw new RuleViolation("alreadyClockedIn", { since });
  }
  const shift = await findShift(book.store, before);
  const after: TimeEntry = {
    ...before,
    ...markMissedClockOut(before, shift?.endsAt ?? null, at),
    updatedByName: actor.name,
    updatedAt: at,
    version: before.version + 1,
  };
  return { before, after, action: "flag", actor, reason: null };
}

interface Plan {
  shift: PublishedShift | null;
  /** The employee's shift at another location at this time. */
  elsewhere: PublishedShift | null;
  isPlanned: boolean;
}

/** The shift of this clock-in, and whether the week was published there at all. */
async function findPlan({ store, person, terms }: WeekBook, location: Location): Promise<Plan> {
  const today = localDateAt(terms.now, location.timeZone);
  const week = weekStartOf(today, person.company.workRules.weekStart);
  const [shifts, schedule] = await Promise.all([
    store.publishedShifts.list(
      daysOfEmployee(person.employee.id, addDays(today, -1), addDays(today, 1)),
    ),
    store.schedules.find(scheduleId(location.id, week)),
  ]);
  const at = terms.now;
  return {
    shift: matchShift(shifts, { locationId: location.id, at }),
    elsewhere: shifts.find((one) => one.startsAt <= at && at < one.endsAt) ?? null,
    isPlanned: (schedule?.publishedVersion ?? 0) > 0,
  };
}

/** The company may block clock-ins that are early, or without a shift. */
function requireMayStart({ person, terms }: WeekBook, { timeZone }: Location, plan: Plan): void {
  const { clock } = rulesOn(person.company, person.today);
  requireClockInAllowed(clock, { ...plan, at: terms.now, timeZone });
}

/** The role sets the rate, so employees choose only among their own roles and the planned one. */
function jobRoleOf(
  { employee, company }: LocalEmployee,
  wanted: JobRoleId | null,
  shift: PublishedShift | null,
): JobRoleId | null {
  if (wanted === null) return shift?.jobRoleId ?? employee.jobRoleIds[0] ?? null;
  if (employee.jobRoleIds.includes(wanted) || shift?.jobRoleId === wanted) return wanted;
  const jobRole = jobRoleNames(company.jobRoles)(wanted);
  throw new RuleViolation("otherJobRole", { who: employee.name, jobRole });
}

interface Start extends Plan {
  location: Location;
  jobRoleId: JobRoleId | null;
  actor: AuditActor;
  position: JudgedPosition | null;
  record: PunchRecord;
}

function startedEntry(
  book: WeekBook,
  { location, jobRoleId, actor, position, record, ...plan }: Start,
): TimeEntry {
  const { store, person, terms } = book;
  const span = { startsAt: terms.now, endsAt: null, breaks: [] };
  const { clock } = rulesOn(person.company, person.today);
  const positions = { clockIn: position, clockOut: null };
  const geofence = location.geofence.mode;
  return {
    id: store.timeEntries.newId(),
    employeeId: person.employee.id,
    locationId: location.id,
    jobRoleId,
    shiftId: plan.shift?.id ?? null,
    timeZone: location.timeZone,
    ...placeEntry(book, terms.now),
    punched: span,
    payable: payableMinutes(span),
    proposedEndsAt: null,
    state: "clockedIn",
    flags: punchFlags({ ...plan, span, jobRoleId, positions, geofence, clock }),
    positions,
    punches: [record],
    ...unedited,
    note: "",
    approvedByName: null,
    approvedAt: null,
    updatedByName: actor.name,
    updatedAt: terms.now,
    version: 1,
  };
}
