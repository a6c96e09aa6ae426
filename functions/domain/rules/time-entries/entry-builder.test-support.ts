import { anEmployeeId, aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { PunchRecord } from "../../records/time-entries/punch-record.ts";
import { noPositions, unedited } from "../../records/time-entries/time-entry.ts";

/** Ana's clock at Harbor in New York, running since 9:00 on Monday 2 March 2026. */
export function anEntry(change: Partial<TimeEntry> = {}): TimeEntry {
  const span = { startsAt: "2026-03-02T14:00:00.000Z", endsAt: null, breaks: [] };
  return {
    id: anEntryId("entry"),
    employeeId: anEmployeeId("ana"),
    locationId: aLocationId("harbor"),
    jobRoleId: roleId("barista"),
    shiftId: null,
    timeZone: "America/New_York",
    day: "2026-03-02",
    weekStart: "2026-03-02",
    punched: span,
    payable: span,
    proposedEndsAt: null,
    positions: noPositions,
    punches: [],
    ...unedited,
    state: "clockedIn",
    flags: [],
    note: "",
    approvedByName: null,
    approvedAt: null,
    updatedByName: "Ana",
    updatedAt: "2026-03-02T14:00:00.000Z",
    version: 1,
    ...change,
  };
}

/** Eight closed hours of Monday as the week holds them. */
export function aWeekEntry(change: Partial<WeekEntry> = {}): WeekEntry {
  return {
    entryId: anEntryId("entry"),
    startsAt: "2026-03-02T14:00:00.000Z",
    endsAt: "2026-03-02T22:00:00.000Z",
    breaks: [],
    locationId: aLocationId("harbor"),
    jobRoleId: roleId("barista"),
    state: "closed",
    ...change,
  };
}

/** A clock-in from a browser at 9:00, whose clock agrees with the server's. */
export function aPunch(change: Partial<PunchRecord> = {}): PunchRecord {
  const at = "2026-03-02T14:00:00.000Z";
  return {
    kind: "clockIn",
    at,
    source: "web",
    device: { id: null, name: "Chrome on Android" },
    deviceAt: at,
    receivedAt: at,
    wasOffline: false,
    photoId: null,
    override: null,
    ...change,
  };
}
