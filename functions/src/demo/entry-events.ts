import type { EmployeeId, LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { clockInFlags, clockOutFlags } from "@crewline/domain/rules/time-entries/match-shift";
import {
  isMissedClockOut,
  markMissedClockOut,
} from "@crewline/domain/rules/time-entries/missed-clock-out";
import { payableMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import { punchOfTap } from "@crewline/domain/rules/time-entries/punch-facts";
import type { PunchKind, PunchRecord } from "@crewline/domain/records/time-entries/punch-record";
import { applyPunch } from "@crewline/domain/rules/time-entries/punch";
import type { Punch } from "@crewline/domain/rules/time-entries/punch";
import type { TimeEntry, WorkSpan } from "@crewline/domain/records/time-entries/time-entry";
import { noPositions, unedited } from "@crewline/domain/records/time-entries/time-entry";
import { entryStateAfter, entryTransitions } from "@crewline/domain/rules/time-entries/transitions";
import type { EntryEvent as AnyTransition } from "@crewline/domain/rules/time-entries/transitions";
import type { AuditAction } from "@crewline/domain/records/time-entries/time-entry-audit";
import { systemActor } from "../operations/history/system-actor.ts";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { PlannedShift } from "./roster.ts";

/** The transitions of demo entries; their employees ask for no entry. */
type Transition = Exclude<AnyTransition, "dropRequest">;

/** An event of a time entry at a moment, as the server would record it. */
export interface EntryEvent {
  at: Instant;
  entryId: TimeEntryId;
  action: AuditAction;
  actor: AuditActor;
  reason: string | null;
  /** The entry that begins with this event; null for a later event. */
  start: TimeEntry | null;
  /** The change; null if the entry's state does not allow it. */
  change(before: TimeEntry): Partial<TimeEntry> | null;
}

const { graceSeconds } = defaultRules.clock;

interface Moment {
  entryId: TimeEntryId;
  at: Instant;
  actor: AuditActor;
}

/** The fields of an entry before its first event. */
export interface EntryPlace {
  employeeId: EmployeeId;
  locationId: LocationId;
  timeZone: string;
  jobRoleId: JobRoleId | null;
  shift: PlannedShift | null;
  day: string;
  weekStart: string;
}

export function clockIn({ at, actor, entryId }: Moment, place: EntryPlace): EntryEvent {
  const span = { startsAt: at, endsAt: null, breaks: [] };
  const entry = {
    ...newEntry({ at, actor, entryId }, place),
    punched: span,
    payable: payableMinutes(span),
    state: "clockedIn" as const,
    flags: clockInFlags({ at, shift: place.shift, graceSeconds }, true),
    punches: [punchAt("clockIn", at)],
  };
  return { at, entryId, action: "clockIn", actor, reason: null, start: entry, change: () => null };
}

/** Time that a manager enters for an employee who did not punch. */
export function add(
  { at, actor, entryId }: Moment,
  place: EntryPlace,
  { payable, reason }: { payable: WorkSpan; reason: string },
): EntryEvent {
  const entry = {
    ...newEntry({ at, actor, entryId }, { ...place, shift: null }),
    punched: null,
    payable,
    state: "closed" as const,
    flags: [],
  };
  return { at, entryId, action: "add", actor, reason, start: entry, change: () => null };
}

export function punch(moment: Moment, kind: Punch, shift: PlannedShift | null): EntryEvent {
  const { at } = moment;
  return event(moment, kind, (before) => {
    const punches = [...before.punches, punchAt(kind, at)];
    const after = { ...applyPunch(before, kind, at), punches };
    if (kind !== "clockOut") return after;
    return {
      ...after,
      flags: [...new Set([...before.flags, ...clockOutFlags({ at, shift, graceSeconds })])],
    };
  });
}

function punchAt(kind: PunchKind, at: Instant): PunchRecord {
  const facts = { at, receivedAt: at, wasOffline: false, source: "web" } as const;
  return punchOfTap(null, { kind, ...facts, deviceName: "Chrome on Android" });
}

/** The job that finds forgotten clock-outs. */
export function flag(moment: Omit<Moment, "actor">, shift: PlannedShift | null): EntryEvent {
  return event({ ...moment, actor: systemActor }, "flag", (before) =>
    isMissedClockOut(before, moment.at)
      ? markMissedClockOut(before, shift?.endsAt ?? null, moment.at)
      : null,
  );
}

export function correct(
  moment: Moment,
  reason: string,
  payableOf: (before: TimeEntry) => WorkSpan,
): EntryEvent {
  return event({ ...moment, reason }, "correct", (before) => ({
    payable: payableOf(before),
    flags: [],
    proposedEndsAt: null,
    positions: noPositions,
  }));
}

export function approve(moment: Moment): EntryEvent {
  const { actor, at } = moment;
  return event(moment, "approve", () => ({ approvedByName: actor.name, approvedAt: at }));
}

/** Sends an entry back to the employee, or voids it. */
export function decide(moment: Moment, action: "reject" | "void", reason: string): EntryEvent {
  return event({ ...moment, reason }, action, () => ({
    approvedByName: null,
    approvedAt: null,
  }));
}

function event(
  { entryId, at, actor, reason = null }: Moment & { reason?: string | null },
  action: Transition,
  change: (before: TimeEntry) => Partial<TimeEntry> | null,
): EntryEvent {
  return {
    at,
    entryId,
    action,
    actor,
    reason,
    start: null,
    change: (before) => {
      if (entryTransitions[before.state][action] === undefined) return null;
      const fields = change(before);
      return fields && { ...fields, state: entryStateAfter(before.state, action) };
    },
  };
}

function newEntry({ at, actor, entryId }: Moment, { shift, ...place }: EntryPlace) {
  return {
    id: entryId,
    ...place,
    shiftId: shift?.id ?? null,
    proposedEndsAt: null,
    positions: noPositions,
    punches: [],
    ...unedited,
    note: "",
    approvedByName: null,
    approvedAt: null,
    updatedByName: actor.name,
    updatedAt: at,
    version: 1,
  };
}
