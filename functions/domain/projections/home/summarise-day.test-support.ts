import { aLocationId, anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { noPositions, unedited } from "../../records/time-entries/time-entry.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { workedSeconds } from "../../rules/time-entries/worked-seconds.ts";
import type { DaySources } from "./summarise-day.ts";
import { summariseDay } from "./summarise-day.ts";

export const day = "2026-11-17";
export const at = (time: string, date = day) => new Date(`${date}T${time}:00-05:00`).toISOString();

export function anEntry(
  change: Partial<TimeEntry> & { from?: string; to?: string | null },
): TimeEntry {
  const { from = at("09:00"), to = at("17:00"), ...rest } = change;
  return {
    id: anEntryId("entry"),
    employeeId: anEmployeeId("ana"),
    locationId: aLocationId("harbor"),
    jobRoleId: roleId("barista"),
    shiftId: null,
    timeZone: "America/New_York",
    day,
    weekStart: "2026-11-16",
    punched: null,
    payable: { startsAt: from, endsAt: to, breaks: [] },
    proposedEndsAt: null,
    positions: noPositions,
    punches: [],
    ...unedited,
    state: to === null ? "clockedIn" : "closed",
    flags: [],
    note: "",
    approvedByName: null,
    approvedAt: null,
    updatedByName: "Kim",
    updatedAt: at("17:00"),
    version: 1,
    ...rest,
  };
}

export function summary(change: Partial<DaySources>) {
  return summariseDay({
    locationId: aLocationId("harbor"),
    day,
    timeZone: "America/New_York",
    shifts: [],
    entries: [],
    employeeName: (id) => id.toUpperCase(),
    countedSeconds: ({ payable }) => workedSeconds(payable, payable.endsAt ?? payable.startsAt),
    isUnpriced: () => false,
    ...change,
  });
}

export const published = (change: Parameters<typeof aShift>[0]) =>
  aShift({ state: "published", day, ...change });
