import { alertsSource } from "../../web/src/live/alerts.ts";
import {
  anEmployeeId,
  aLocationId,
  aCompanyId,
  anEntryId,
  aUserId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LiveSource } from "../../web/src/live/live-source.ts";
import type { Actor } from "@crewline/domain/kernel/access/actor";
import { auditsSource } from "../../web/src/live/audits.ts";
import { dailySummariesSource } from "../../web/src/live/daily-summaries.ts";
import { employeeWeeksSource } from "../../web/src/live/employee-weeks.ts";
import { dayEventsSource } from "../../web/src/live/day-events.ts";
import {
  publishedShiftsBetweenSource,
  publishedShiftsFromSource,
  publishedShiftsSource,
  shiftsSource,
} from "../../web/src/live/shifts.ts";
import { packedShiftsBetweenSource } from "../../web/src/live/shift-packs.ts";
import {
  approvedTimeOffSource,
  ownDecidedTimeOffSource,
  ownTimeOffFromSource,
  timeOffOfSource,
  waitingTimeOffSource,
} from "../../web/src/live/time-off.ts";
import { latestEntriesSource, timeEntriesSource } from "../../web/src/live/time-entries.ts";
import { wageChangesSource } from "../../web/src/live/wage-changes.ts";
import type { CompositeIndex } from "./needed-indexes.ts";
import { describeIndex, neededIndex } from "./needed-indexes.ts";

const file = new URL("../../firestore.indexes.json", import.meta.url);
const { indexes } = JSON.parse(readFileSync(file, "utf8")) as { indexes: CompositeIndex[] };
const existing = new Set(indexes.flatMap(describeIndex));

const company = { companyId: aCompanyId("harbor"), uid: aUserId("u") };
const readers: Actor[] = [
  { ...company, role: "admin", employeeId: null, locationIds: null },
  {
    ...company,
    role: "manager",
    employeeId: anEmployeeId("mia"),
    locationIds: [aLocationId("quay"), aLocationId("market")],
  },
  { ...company, role: "employee", employeeId: anEmployeeId("ana"), locationIds: null },
];

const weekStart = "2026-11-16";
const days = { fromDay: weekStart, toDay: "2026-11-22" };
const who = [anEmployeeId("ana"), anEmployeeId("mia"), undefined];
const yesOrNo = [true, false];

/** Every source that lists something, with every combination of what may be asked for. */
function sourcesOf(actor: Actor): LiveSource<unknown>[] {
  const people = who.map((employeeId) => (employeeId === undefined ? {} : { employeeId }));
  const places = [{}, { locationIds: [aLocationId("quay")] }];
  const audits = yesOrNo.flatMap((isOfEntry) =>
    yesOrNo.map((isUntil) => ({
      limit: 50,
      ...(isOfEntry && { entryId: anEntryId("entry") }),
      ...(isUntil && { untilDay: weekStart }),
    })),
  );
  return [
    shiftsSource(actor, { locationId: aLocationId("quay"), weekStart }),
    publishedShiftsFromSource(actor, {
      employeeId: anEmployeeId("ana"),
      fromDay: weekStart,
      limit: 9,
    }),
    employeeWeeksSource(actor, { weekStart }),
    approvedTimeOffSource(actor, { locationIds: [aLocationId("quay")], fromDay: weekStart }),
    approvedTimeOffSource(actor, { fromDay: weekStart }),
    alertsSource(actor, "new"),
    timeOffOfSource(actor, { employeeId: anEmployeeId("ana") }),
    ownTimeOffFromSource(actor, { employeeId: anEmployeeId("ana"), fromDay: weekStart }),
    ownDecidedTimeOffSource(actor, {
      employeeId: anEmployeeId("ana"),
      since: "2026-11-16T09:00:00.000Z",
    }),
    dayEventsSource(actor, days),
    packedShiftsBetweenSource(actor, { ...days, locationIds: [aLocationId("quay")] }),
    ...people.flatMap((person) => [
      publishedShiftsBetweenSource(actor, { ...days, ...person }),
      publishedShiftsBetweenSource(actor, {
        ...days,
        locationId: aLocationId("quay"),
        ...person,
      }),
      publishedShiftsSource(actor, { weekStart, ...person }),
      publishedShiftsSource(actor, { weekStart, locationId: aLocationId("quay"), ...person }),
      wageChangesSource(actor, person),
      ...places.flatMap((place) => [
        timeEntriesSource(actor, { ...days, ...person, ...place }),
        latestEntriesSource(actor, { ...days, ...person, ...place, limit: 10 }),
        timeEntriesSource(actor, { ...days, ...person, ...place, state: "needsFix" }),
      ]),
      ...audits.map((audit) => auditsSource(actor, { ...audit, ...person })),
      ...audits.map((audit) =>
        auditsSource(actor, { ...audit, ...person, locationId: aLocationId("quay") }),
      ),
    ]),
    ...places.map((place) => waitingTimeOffSource(actor, place)),
    ...places.map((place) => dailySummariesSource(actor, { ...days, ...place })),
  ];
}

function needs(actor: Actor): string[] {
  const queries = sourcesOf(actor).flatMap((source) => source.queries);
  return queries.flatMap((query) => (query.kind === "list" ? (neededIndex(query) ?? []) : []));
}

test.each(readers)("every list that a $role asks for has its index", (actor) => {
  expect(needs(actor).filter((index) => !existing.has(index))).toEqual([]);
});

test("a list without its index is noticed", () => {
  const order = [{ field: "name", direction: "asc" as const }];
  const filters = [{ field: "colour", operator: "==" as const, value: "red" }];
  const index = neededIndex({ kind: "list", path: "companies/c/things", filters, order, limit: 1 });
  expect(index).toBe("things: colour asc then name asc");
  expect(existing.has(index ?? "")).toBe(false);
});
