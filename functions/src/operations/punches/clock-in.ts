import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { worksOn } from "@crewline/domain/rules/employees/employment";
import type { Location } from "@crewline/domain/records/locations/location";
import { clockOutReminderDue } from "@crewline/domain/rules/jobs/due-times";
import { requireAtLocation } from "@crewline/domain/rules/locations/position-rules";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { localDateAt, localTimeAt } from "@crewline/domain/kernel/time/zone";
import { clockInRefusal } from "@crewline/domain/rules/time-entries/clock-window";
import {
  isMissedClockOut,
  markMissedClockOut,
} from "@crewline/domain/rules/time-entries/missed-clock-out";
import { originOf } from "@crewline/domain/rules/time-entries/punch-facts";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { clockInSchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../commands/actor.ts";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { PunchingDevice } from "./tapped.ts";
import { afterEarlierWork, makePunch, tapTimeFlags } from "./tapped.ts";
import type { LocalEmployee } from "../employment/get-local-employee.ts";
import { getActiveLocations } from "../locations/get-locations.ts";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { EntryChange } from "../weeks/record-change.ts";
import { recordChange } from "../weeks/record-change.ts";
import type { WeekBook } from "../weeks/week-book.ts";
import { requireNoOtherWork, saveBook } from "../weeks/week-book.ts";
import { findPlan } from "./find-plan.ts";
import type { Punched } from "./judge-punch.ts";
import { asAsked, judgePunch } from "./judge-punch.ts";
import type { OverrideBy } from "./override.ts";
import { overrideOf, recordOverride } from "./override.ts";
import { ownJobRole } from "./own-job-role.ts";
import type { Plan } from "./started-entry.ts";
import { startedEntry } from "./started-entry.ts";
import { auditActorOf, findRunning, findShift } from "./running-entry.ts";

type Input = z.infer<typeof clockInSchema>;

interface ClockingDevice extends PunchingDevice {
  override?: OverrideBy;
}

/**
 * Starts the caller's clock at the time of the tap. A forgotten clock-out never blocks it: it is
 * marked for review.
 */
export function clockIn(
  actor: Actor,
  input: Input,
  { override: allowed, ...device }: ClockingDevice,
): Promise<Punched> {
  const made = { input, kind: "clockIn", ...device } as const;
  return makePunch(actor, made, async ({ book, tapped, receivedAt, recordAt }) => {
    const at = afterEarlierWork(book, tapped.at);
    const [place] = await getActiveLocations(book.store, [input.locationId]);
    if (place === undefined) throw new RuleViolation("notFound", { what: "location" });
    const location = asAsked(place, device);
    requireWorksHere(book.person, location, at);
    const by = auditActorOf(actor);
    const forgotten = await requireStopped(book, by, at);
    const plan = await findPlan(book, location, at);
    const override = overrideOf(refusalOf(book, { location, at }, plan), allowed);
    const isUnknownPerson = tapped.wasOffline && device.source === "kiosk";
    const wanted = { wanted: input.jobRoleId, isUnknownPerson };
    const { jobRoleId, isToCheck } = ownJobRole(book.person, wanted, plan.shift);
    const position = judgePunch(book, location, input.position);
    if (!tapped.wasOffline) requireAtLocation(location, position);
    const record = { ...recordAt(at), override };
    const start = { location, jobRoleId, actor: by, position, record, ...plan };
    const entry = startedEntry(book, start, [
      ...tapTimeFlags(tapped),
      ...(isToCheck ? ["roleToCheck" as const] : []),
      ...(override === null ? [] : ["managerOverride" as const]),
    ]);
    if (tapped.wasOffline) {
      const claim = { entryId: entry.id, startsAt: at, endsAt: receivedAt };
      requireNoOtherWork(book, claim, location.timeZone);
    }
    if (forgotten !== null) recordChange(book, forgotten);
    const change = { action: "clockIn", actor: by, origin: originOf(record) } as const;
    recordChange(book, { before: null, after: entry, reason: null, ...change });
    book.store.setDue(clockOutReminderDue(actor.companyId, entry, plan.shift));
    if (override !== null && allowed) recordOverride(book, entry, allowed);
    saveBook(book);
    return { entryId: entry.id, position };
  });
}

function requireWorksHere(
  { employee, timeZone }: LocalEmployee,
  location: Location,
  at: Instant,
): void {
  const { name, status, locationIds } = employee;
  if (status === "terminated" || !worksOn(employee, localDateAt(at, timeZone))) {
    throw new RuleViolation("notWorking", { who: name });
  }
  if (!locationIds.includes(location.id)) {
    throw new RuleViolation("outsideLocation", { who: name, where: location.name });
  }
}

/** Throws alreadyClockedIn; returns the change that flags a forgotten clock-out. */
async function requireStopped(
  book: WeekBook,
  actor: AuditActor,
  at: Instant,
): Promise<EntryChange | null> {
  const before = await findRunning(book);
  if (before === null) return null;
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

/** The company may block clock-ins that are early, or without a shift. */
function refusalOf(
  { person }: WeekBook,
  { location: { timeZone }, at }: { location: Location; at: Instant },
  plan: Plan,
): ReturnType<typeof clockInRefusal> {
  const { clock } = rulesOn(person.company, localDateAt(at, person.timeZone));
  return clockInRefusal(clock, { ...plan, at, timeZone });
}
