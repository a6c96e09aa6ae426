import { typeId } from "../../records/time-off/type-id.test-support.ts";
import { expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";
import { newWageChange } from "../../records/pay/wage-change.ts";
import { storedUserIdSchema, wageChangeIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { listedRecords } from "./listed-records.ts";
import type { ReportNames } from "./report-names.ts";
import { timeOffFacts } from "./time-off-facts.ts";
import { wageFact } from "./wage-fact.ts";

const names: ReportNames = {
  employee: (id) => id,
  location: (id) => id,
  jobRole: (id) => id,
  timeOffType: (id) => id,
  editor: (id) => id,
};
const range = { firstDay: "2026-11-16", lastDay: "2026-11-29" };

function change(facts: Partial<WageChange> = {}): WageChange {
  return {
    ...newWageChange,
    id: wageChangeIdSchema.parse("raise"),
    employeeId: anEmployeeId("ana"),
    employeeLocationIds: [aLocationId("harbor")],
    jobRoleId: null,
    locationId: null,
    effectiveDate: "2026-11-20",
    rateTenThousandths: 220_000,
    previousRateTenThousandths: 200_000,
    currency: "USD",
    reason: "merit",
    note: "",
    createdAt: "2026-11-12T15:00:00.000Z",
    createdBy: storedUserIdSchema.parse("olivia"),
    createdByName: "Olivia",
    ...facts,
  };
}

test("a change of a wage is a record of its first day, with what was before and the percent", () => {
  const fact = wageFact(change(), names);
  expect(fact).toMatchObject({
    day: "2026-11-20",
    locationId: "harbor",
    measures: { wageChanges: 1 },
  });
  expect(fact?.values).toMatchObject({
    wageBefore: { rateTenThousandths: 200_000 },
    wageAfter: { rateTenThousandths: 220_000 },
    reason: "merit",
    decidedBy: "Olivia",
  });
  expect(fact?.values.raise).toBeCloseTo(0.1);
});

test("a first wage has no percent, and a cancelled change is left out", () => {
  const first = wageFact(change({ previousRateTenThousandths: null }), names);
  expect(first?.values).toMatchObject({ wageBefore: null, raise: null });
  expect(wageFact(change({ isCancelled: true }), names)).toBeNull();
});

const terms = { range, names, timeZone: "America/New_York", isSalaried: false, weekStart: null };
const off = (facts: Partial<TimeOff>) =>
  aTimeOff({ state: "approved", type: typeId("vacation"), part: null, ...facts });

test("time off counts with its days in the range, and once in each week of a report by week", () => {
  const long = off({ from: "2026-11-12", until: "2026-11-24" });
  expect(timeOffFacts(long, terms).map(({ measures }) => measures.timeOffDays)).toEqual([9]);
  const weeks = timeOffFacts(long, { ...terms, weekStart: "monday" });
  expect(weeks.map(({ day, measures }) => [day, measures.timeOffDays])).toEqual([
    ["2026-11-16", 7],
    ["2026-11-23", 2],
  ]);
});

test("a part of a day counts in hours, and time off that was denied or is outside does not count", () => {
  const part = { startsAtLocal: "09:00", endsAtLocal: "12:30" };
  const [fact] = timeOffFacts(off({ from: "2026-11-18", until: "2026-11-18", part }), terms);
  expect(fact?.measures).toEqual({ timeOffDays: 0, timeOffSeconds: 12_600 });
  const denied = off({ from: "2026-11-18", until: "2026-11-18", state: "denied" });
  const later = off({ from: "2026-12-18", until: "2026-12-19" });
  expect([denied, later].flatMap((one) => timeOffFacts(one, terms))).toEqual([]);
});

test("time off is paid under a salary alone, unless it is of the unpaid type", () => {
  const paid = (facts: Partial<TimeOff>, isSalaried: boolean) =>
    timeOffFacts(off({ from: "2026-11-18", until: "2026-11-18", ...facts }), {
      ...terms,
      isSalaried,
    })
      .map(({ values }) => values.paid)
      .join(" ");
  expect([paid({}, true), paid({}, false), paid({ type: typeId("unpaid") }, true)]).toEqual([
    "paid",
    "unpaid",
    "unpaid",
  ]);
});

test("records are sorted by the name of their line and their day", () => {
  const facts = ["2026-11-21", "2026-11-20"].flatMap(
    (effectiveDate) => wageFact(change({ effectiveDate }), names) ?? [],
  );
  const records = listedRecords(facts, {
    groupBy: "employee",
    weekStart: "monday",
    columns: ["day", "employee"],
    timeZone: "America/New_York",
    lineName: (key) => key,
  });
  expect(records.map(({ line, cells }) => [line, ...cells])).toEqual([
    ["ana", "2026-11-20", "ana"],
    ["ana", "2026-11-21", "ana"],
  ]);
});
