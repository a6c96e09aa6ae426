import { scheduleId } from "../../records/schedules/schedule.ts";
import { anEmployeeId, aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { aPublishedShift } from "../schedules/shift-builder.test-support.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import type { ClockSection } from "../../records/company/rule-sections.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { judgeClock, punchesBesidePlan } from "./judge-clock.ts";

/** Ana is planned at Harbor from 9 to 17 on Monday 2 March 2026, in a week that was published. */
const plan = {
  shifts: [aPublishedShift({ day: "2026-03-02", weekStart: "2026-03-02" })],
  published: new Set([scheduleId(aLocationId("harbor"), "2026-03-02")]),
  weekStart: "monday" as const,
};

/** "08:30-17:10" in New York. */
function punched(range: string, change: Parameters<typeof anEntry>[0] = {}) {
  const [startsAt = "", endsAt = ""] = range
    .split("-")
    .map((time) => new Date(`2026-03-02T${time}:00-05:00`).toISOString());
  return anEntry({
    id: anEntryId(range.replaceAll(":", "")),
    state: "closed",
    punched: { startsAt, endsAt, breaks: [] },
    ...change,
  });
}

const said = (clock: Partial<ClockSection>, ...entries: ReturnType<typeof anEntry>[]) =>
  judgeClock(punchesBesidePlan(entries, plan), () => ({ ...defaultRules.clock, ...clock })).map(
    ({ kind, id }) => `${id} ${kind}`,
  );

test("a clock-in before the allowed time would have been refused, and is not marked as well", () => {
  const entries = [punched("08:30-17:00"), punched("08:50-17:00")];
  expect(said({ earliestSeconds: 600 }, ...entries)).toEqual([
    "0830-1700 clockInRefused",
    "0850-1700 earlyIn",
  ]);
});

test("beyond the grace a punch is marked late or early, at either end", () => {
  const entries = [punched("09:06-16:50"), punched("09:05-17:06")];
  expect(said({}, ...entries)).toEqual([
    "0906-1650 lateIn",
    "0906-1650 earlyOut",
    "0905-1706 lateOut",
  ]);
  expect(said({ graceSeconds: 900 }, ...entries)).toEqual([]);
});

test("work without a shift is refused, marked or let through, as the company says", () => {
  const unplanned = punched("18:00-20:00", { employeeId: anEmployeeId("bo") });
  expect(said({ unscheduled: "block" }, unplanned)).toEqual(["1800-2000 clockInRefused"]);
  expect(said({ unscheduled: "flag" }, unplanned)).toEqual(["1800-2000 noShift"]);
  expect(said({ unscheduled: "allow" }, unplanned)).toEqual([]);
});

test("a week that was never published refuses no clock-in", () => {
  const elsewhere = punched("18:00-20:00", {
    employeeId: anEmployeeId("bo"),
    locationId: aLocationId("market"),
  });
  expect(said({ unscheduled: "block" }, elsewhere)).toEqual([]);
});

test("time that was entered by hand or voided was no punch", () => {
  const entries = [
    punched("08:30-17:00", { punched: null }),
    punched("08:30-17:00", { state: "voided" }),
  ];
  expect(said({ earliestSeconds: 0 }, ...entries)).toEqual([]);
});
