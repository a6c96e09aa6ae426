import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import {
  elapsedSeconds,
  instantFromMilliseconds,
  startOfMinute,
} from "@crewline/domain/kernel/time/instant";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { noPositions, unedited } from "@crewline/domain/records/time-entries/time-entry";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import {
  importedPunches,
  importedRole,
  importedSpans,
  judgedImport,
  sameTime,
} from "@crewline/domain/rules/imported-time/imported-entry";
import type { ImportedWork } from "@crewline/domain/rules/imported-time/imported-work";
import { importedEntryId } from "@crewline/domain/rules/imported-time/imported-work";
import { inOrder, requireWorkable } from "@crewline/domain/rules/time-entries/check-span";
import { missedAfterSeconds } from "@crewline/domain/rules/time-entries/missed-clock-out";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import { requireReach } from "../../../operations/commands/require-reach.ts";
import { requireJobRoles } from "../../../operations/company/require-job-roles.ts";
import { findPlan } from "../../../operations/punches/find-plan.ts";
import { auditActorOf } from "../../../operations/punches/running-entry.ts";
import { requireUnlocked } from "../../../operations/weeks/record-change.ts";
import { requirePlace } from "../../../operations/weeks/require-place.ts";
import type { WeekBook } from "../../../operations/weeks/week-book.ts";
import { entriesOf, placeEntry, requireNoOtherWork } from "../../../operations/weeks/week-book.ts";

/** Throws notFound for work at a location out of reach, before anything of the employee is read. */
export function requireWorkplace(actor: Actor, { locationId }: ImportedWork): void {
  requireReach(actor, { locationIds: [locationId], what: "location" });
}

/** What an import makes of a piece of work: a new entry, or nothing because it is there. */
export type JudgedImport =
  | { outcome: "add"; entry: TimeEntry }
  | { outcome: "same"; entryId: TimeEntryId };

/**
 * Decides about imported work against everything that is recorded, and writes nothing. Throws
 * importDiffers, overlap, periodLocked, entryTooOld, and what refuses time that is added by hand.
 */
export async function judgeImport(
  book: WeekBook,
  actor: Actor,
  work: ImportedWork,
): Promise<JudgedImport> {
  const { employee } = book.person;
  if (!book.locations.has(work.locationId))
    throw new RuleViolation("notFound", { what: "location" });
  requireReach(actor, { locationIds: employee.locationIds, what: "employee" });
  const entryId = await findSame(book, work);
  if (entryId !== null) return { outcome: "same", entryId };
  requireTimes(book, work);
  const entry = await newEntry(book, actor, work);
  requireNoOtherWork(book, claimOf(entry), entry.timeZone);
  requireUnlocked(book, entry, { action: "import", actor: auditActorOf(actor) });
  return { outcome: "add", entry };
}

/**
 * Finds the entry of that time: of an earlier import, whatever became of it, or one that was
 * punched or entered otherwise and counts. Throws importDiffers for the same clock-in with another
 * clock-out.
 */
async function findSame(book: WeekBook, work: ImportedWork): Promise<TimeEntryId | null> {
  const importedId = importedEntryId(work.employeeId, work.startsAt);
  const minute = startOfMinute(work.startsAt);
  const begun = entriesOf(book).filter(({ startsAt }) => startOfMinute(startsAt) === minute);
  const ids = [importedId, ...begun.map(({ entryId }) => entryId)];
  const known = (await book.store.timeEntries.findAll(ids)).filter(
    ({ id, state }) => id === importedId || (state !== "voided" && state !== "rejected"),
  );
  const same = known.find((entry) => sameTime(entry, work) === "same");
  if (same !== undefined) return same.id;
  const differs = known.some(
    (entry) => entry.id === importedId || sameTime(entry, work) !== "other",
  );
  if (differs) throw new RuleViolation("importDiffers", {});
  return null;
}

/** Time without a clock-out is imported when its clock was forgotten, not while it may run. */
function requireTimes({ person, terms }: WeekBook, work: ImportedWork): void {
  const { startsAt, endsAt, breaks } = work;
  const lastBreak = breaks
    .map((taken) => taken.endsAt)
    .toSorted()
    .at(-1);
  if (endsAt === null && elapsedSeconds(startsAt, terms.now) < missedAfterSeconds) {
    throw new RuleViolation("entryOpen", { who: person.employee.name });
  }
  const end = endsAt ?? lastBreak;
  if (end !== undefined) requireWorkable({ startsAt, endsAt: end, breaks }, terms.now);
}

async function newEntry(book: WeekBook, actor: Actor, work: ImportedWork): Promise<TimeEntry> {
  const { employeeId, locationId, startsAt, note } = work;
  const { employee, company, timeZone } = book.person;
  const location = requirePlace(book, locationId, false);
  const plan = await findPlan(book, location, startsAt);
  const jobRoleId = importedRole(work, plan.shift, employee.jobRoleIds);
  requireJobRoles(company, [work.jobRoleId]);
  const { now } = book.terms;
  const spans = importedSpans({ ...work, breaks: inOrder(work.breaks) });
  const { clock } = rulesOn(company, localDateAt(startsAt, timeZone));
  const entry: TimeEntry = {
    id: importedEntryId(employeeId, startsAt),
    employeeId,
    locationId,
    jobRoleId,
    shiftId: plan.shift?.id ?? null,
    timeZone: location.timeZone,
    ...placeEntry(book, spans.payable.startsAt),
    ...spans,
    proposedEndsAt: null,
    state: "closed",
    flags: [],
    positions: noPositions,
    punches: importedPunches(work, now),
    ...unedited,
    note,
    approvedByName: null,
    approvedAt: null,
    updatedByName: actor.displayName,
    updatedAt: now,
    version: 1,
  };
  return judgedImport(entry, { plan: { ...plan, clock }, now });
}

/** The time that the entry holds; its first moment alone where it has no end. */
function claimOf({ id: entryId, payable: { startsAt, endsAt } }: TimeEntry) {
  return { entryId, startsAt, endsAt: endsAt ?? momentAfter(startsAt) };
}

function momentAfter(at: Instant): Instant {
  return instantFromMilliseconds(Date.parse(at) + 1);
}
