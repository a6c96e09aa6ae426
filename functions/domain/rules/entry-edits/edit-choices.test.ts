import { expect, test } from "vitest";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { adjoiningEntries } from "./adjoining-entries.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { splitMoments } from "./split-moments.ts";

const at = (time: string, day = "02") => `2026-03-${day}T${time}:00.000Z`;
const worked = (id: string, from: string, to: string, change: Partial<TimeEntry> = {}) =>
  anEntry({
    id: anEntryId(id),
    state: "closed",
    payable: { startsAt: at(from), endsAt: at(to), breaks: [] },
    ...change,
  });

test("an entry is split at midnight of its location, or where a shift of the employee begins or ends", () => {
  const night = worked("night", "22:00", "22:00", {
    payable: { startsAt: at("22:00"), endsAt: at("09:00", "03"), breaks: [] },
  });
  const shift = (employee: string, from: string, to: string) => ({
    employeeId: anEmployeeId(employee),
    startsAt: from,
    endsAt: to,
  });
  const shifts = [
    shift("ana", at("22:00"), at("06:30", "03")),
    shift("ben", at("23:00"), at("07:00", "03")),
  ];
  expect(splitMoments(night, shifts)).toEqual([at("05:00", "03"), at("06:30", "03")]);
  expect(splitMoments(anEntry(), shifts)).toEqual([]);
});

test("entries of the same work can be merged while no more than four hours lie between them", () => {
  const entry = worked("entry", "14:00", "16:00");
  const ids = (...others: TimeEntry[]) => adjoiningEntries(entry, others).map(({ id }) => id);
  const before = worked("before", "10:00", "10:30");
  const after = worked("after", "20:00", "21:00");
  const last = worked("last", "22:00", "23:00");
  expect(ids(last, after, before, entry)).toEqual(["before", "after", "last"]);
  expect(ids(last, before)).toEqual(["before"]);
  expect(ids(worked("far", "05:00", "09:59"))).toEqual([]);
  expect(ids(worked("other", "16:00", "17:00", { jobRoleId: roleId("lead") }))).toEqual([]);
  expect(ids(worked("ben", "16:00", "17:00", { employeeId: anEmployeeId("ben") }))).toEqual([]);
  expect(ids(worked("done", "16:00", "17:00", { state: "approved" }))).toEqual([]);
});
