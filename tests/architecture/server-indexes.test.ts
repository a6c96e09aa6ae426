import { aLocationId, anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  daysOfEmployee,
  daysOfEmployees,
  daysOfLocation,
  flaggedDays,
  openConfirmations,
  startsAtLocation,
  timeOffOfEmployees,
  weeksSince,
} from "../../functions/src/store/company/filters.ts";
import type { CompositeIndex } from "../rules/needed-indexes.ts";
import { describeIndex, neededIndex } from "../rules/needed-indexes.ts";
import { repository } from "./planted-tree.ts";

const week = ["2026-11-16", "2026-11-22"] as const;
const asked = [
  ["shifts", daysOfLocation(aLocationId("harbor"), ...week)],
  ["rosterDays", daysOfLocation(aLocationId("harbor"), ...week)],
  ["publishedShifts", daysOfLocation(aLocationId("harbor"), ...week)],
  ["timeEntries", daysOfLocation(aLocationId("harbor"), ...week)],
  [
    "timeEntries",
    startsAtLocation(aLocationId("harbor"), "2026-11-16T05:00:00.000Z", "2026-11-17T05:00:00.000Z"),
  ],
  ["timeEntries", flaggedDays("correctionRequested", ...week)],
  ["shifts", daysOfEmployee(anEmployeeId("ana"), ...week)],
  ["shifts", daysOfEmployees([anEmployeeId("ana"), anEmployeeId("mia")], ...week)],
  ["noticePremiums", daysOfEmployees([anEmployeeId("ana"), anEmployeeId("mia")], ...week)],
  ["publishedShifts", daysOfEmployee(anEmployeeId("ana"), ...week)],
  ["timeOff", timeOffOfEmployees([anEmployeeId("ana"), anEmployeeId("mia")], week[0])],
  ["shiftConfirmations", openConfirmations(aLocationId("harbor"), "2026-11-16T09:00:00.000Z")],
  ["employeeWeeks", weeksSince(anEmployeeId("ana"), week[0])],
] as const;

const text = readFileSync(join(repository, "firestore.indexes.json"), "utf8");
const { indexes } = JSON.parse(text) as { indexes: CompositeIndex[] };
const existing = indexes.flatMap(describeIndex);

test.each(asked)("the server finds %s by an index", (collection, filters) => {
  const index = neededIndex({
    kind: "list",
    path: `companies/c/${collection}`,
    filters: filters.map(([field, operator, value]) => ({ field, operator, value: String(value) })),
    order: [],
    limit: 1,
  });
  expect(existing).toContain(index);
});
