import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { aCompany } from "../company/ruled-company.test-support.ts";
import { aRate, weeksOf } from "../wage-changes/exported-person.test-support.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import { policyImpact } from "./policy-impact.ts";

/** Five days of nine hours for ten an hour in each of two weeks, and one short day in a third. */
const days = (first: number) => [0, 1, 2, 3, 4].map((index) => dayOf(first + index, 18));
function dayOf(day: number, endsAtHour: number) {
  const date = anEntryId(`2026-03-${String(day).padStart(2, "0")}`);
  const [startsAt, endsAt] = [`${date}T09:00:00.000Z`, `${date}T${endsAtHour}:00:00.000Z`];
  return aWeekEntry({ entryId: date, startsAt, endsAt });
}
const weeks = weeksOf([...days(16), ...days(23), dayOf(30, 17)]);

test("an employee who becomes exempt loses the premium of the open weeks from then on", () => {
  const impact = policyImpact({
    company: aCompany(),
    weeks,
    rates: [aRate("2026-01-01", 100_000)],
    edit: { before: [], after: [{ effectiveDate: "2026-03-23", policy: "exempt" }] },
    now: "2026-04-20T12:00:00.000Z",
  });
  expect(impact).toEqual([
    {
      weekStart: "2026-03-23",
      before: { overtimeSeconds: 5 * 3600, totalMinor: 47_500 },
      after: { overtimeSeconds: 0, totalMinor: 45_000 },
    },
  ]);
});
