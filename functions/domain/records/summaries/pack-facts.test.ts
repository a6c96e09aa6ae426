import { expect, test } from "vitest";
import { weekDays } from "../../kernel/time/local-date.ts";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../job-roles/role-id.test-support.ts";
import { packDay, packWeek, shapeOf, unpackDay, unpackSpans, unpackWeek } from "./pack-facts.ts";
import type { ReportFact } from "./rollup.ts";
import { halfMonthOf, WEEK_SHAPE } from "./rollup.ts";

const week = "2026-11-16";
const ana = anEmployeeId("ana");
const harbor = aLocationId("harbor");

const fact = (change: Partial<ReportFact>): ReportFact => ({
  employeeId: ana,
  day: week,
  paidOn: week,
  locationId: harbor,
  jobRoleId: roleId("barista"),
  measures: { regularSeconds: 28_800, payMinor: 14_800 },
  ...change,
});

test("a packed week gives its facts back, with overtime that is paid at its end", () => {
  const facts = [
    fact({}),
    fact({ day: "2026-11-20", paidOn: "2026-11-22", measures: { overtimeSeconds: 3600 } }),
    fact({ locationId: null, jobRoleId: null, measures: { payMinor: -500, extraMinor: -500 } }),
    fact({ jobRoleId: roleId("cook"), measures: { breakSeconds: 1800, entries: 1 } }),
  ];
  expect(unpackWeek(ana, weekDays(week), packWeek(week, facts) ?? "")).toEqual(facts);
});

test("a packed day gives its facts back, with an open shift of no one and the times of the assigned", () => {
  const facts = [
    fact({ measures: { scheduledSeconds: 28_800, shifts: 1, lateStarts: 1, lateSeconds: 900 } }),
    fact({ employeeId: null, jobRoleId: null, measures: { openShifts: 1 } }),
  ];
  const spans = [
    {
      employeeId: ana,
      jobRoleId: roleId("barista"),
      startsAt: "2026-11-17T03:00:00.000Z",
      endsAt: "2026-11-17T11:15:00.000Z",
      isWorked: true,
    },
  ];
  const text = packDay(week, facts, spans) ?? "";
  expect(unpackDay(harbor, week, text)).toEqual(facts);
  expect(unpackSpans(week, text)).toEqual(spans);
});

test("nothing is kept of a week without any facts, and a text of something else is refused", () => {
  expect(packWeek(week, [])).toBeNull();
  expect(() => unpackWeek(ana, weekDays(week), '{"rows":[[1]]}')).toThrow("ids");
});

test("a packed text names the shape that it was packed in; the texts before shapes have the first", () => {
  const text = packWeek(week, [fact({})]) ?? "";
  expect(shapeOf(text)).toBe(WEEK_SHAPE);
  const before = text.replace(/"shape":\d+,/u, "");
  expect(shapeOf(before)).toBe(1);
  expect(unpackWeek(ana, weekDays(week), before)).toEqual([fact({})]);
});

test("five worked days of a person take less than 400 characters", () => {
  const days = [16, 17, 18, 19, 20].map((day) => `2026-11-${day}`);
  const measures = { regularSeconds: 28_800, payMinor: 14_800, entries: 1, breakSeconds: 1800 };
  const facts = days.map((day) => fact({ day, paidOn: day, measures }));
  expect(packWeek(week, facts)?.length).toBeLessThan(400);
});

test("half a month begins on the 1st or the 16th", () => {
  expect(["2026-11-01", "2026-11-15", "2026-11-16", "2026-11-30"].map(halfMonthOf)).toEqual([
    "2026-11-01",
    "2026-11-01",
    "2026-11-16",
    "2026-11-16",
  ]);
});
