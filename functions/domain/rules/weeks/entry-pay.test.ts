import { expect, test } from "vitest";
import { aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { ExplainedEntry } from "../../records/pay/explained-week.ts";
import { entryPayMinor, otherWeeksOf } from "./entry-pay.ts";

const span = { startsAt: "2026-03-02T14:00:00.000Z", endsAt: "2026-03-02T22:00:00.000Z" };
const part = (amountMinor: number | null) => ({
  ...span,
  day: "2026-03-02",
  seconds: 14_400,
  multiplierPercent: 100,
  because: "regular" as const,
  rateTenThousandths: amountMinor === null ? null : 200_000,
  rateSince: null,
  amountMinor,
});
const entry = (amounts: readonly (number | null)[]): ExplainedEntry => ({
  entryId: anEntryId("entry"),
  jobRoleId: null,
  locationId: aLocationId("harbor"),
  timeZone: "America/New_York",
  punched: null,
  payable: span,
  rounded: span,
  breaks: [],
  parts: amounts.map(part),
  weekStarts: ["2026-03-02"],
});

test("the pay of an entry is that of its parts, and none where one of them is hidden or held back", () => {
  const payOf = (amounts: readonly (number | null)[]) =>
    entryPayMinor([{ entries: [entry(amounts)] }], anEntryId("entry"));
  expect(payOf([8000, 6000])).toBe(14_000);
  expect(payOf([8000, null])).toBeNull();
  expect(payOf([])).toBeNull();
  expect(entryPayMinor([{ entries: [entry([8000])] }], anEntryId("other"))).toBeNull();
});

test("an entry over the edge of a week is worth what both weeks pay for it, not the first one alone", () => {
  const weekStarts = ["2026-03-02", "2026-03-09"];
  const weeks = weekStarts.map((weekStart, index) => ({
    weekStart,
    entries: [{ ...entry([8000 - 5000 * index]), weekStarts }],
  }));
  expect(entryPayMinor(weeks, anEntryId("entry"))).toBe(11_000);
  const [first, second] = weeks.map((week) => otherWeeksOf(week, anEntryId("entry")));
  expect([first, second]).toEqual([["2026-03-09"], ["2026-03-02"]]);
  const hidden = [...weeks.slice(0, 1), { entries: [entry([null])] }];
  expect(entryPayMinor(hidden, anEntryId("entry"))).toBeNull();
});
