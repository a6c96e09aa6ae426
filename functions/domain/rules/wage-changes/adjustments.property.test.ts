import { aLocationId, anEntryId, aWageChangeId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aSalary, aSalaryRate } from "../rates/salary.test-support.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import type { PayAdjustment } from "../../records/pay/pay-adjustment.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import {
  adjustmentsOf,
  aRate,
  closedPeriods,
  impactOf,
  payrollOf,
  weeksOf,
} from "./exported-person.test-support.ts";

/** The clocks of New York go forward on 8 March, inside the first exported period. */
const start = epochSeconds("2026-03-02T05:00:00.000Z");
const jobRoleIds = [roleId("barista"), roleId("lead"), null];

const shapes = fc.array(
  fc.record({
    gap: fc.integer({ min: 0, max: 2400 }),
    length: fc.integer({ min: 1, max: 960 }),
    jobRoleId: fc.constantFrom(...jobRoleIds),
    locationId: fc.constantFrom(aLocationId("harbor"), aLocationId("market")),
  }),
  { minLength: 1, maxLength: 30 },
);

const rateChanges = fc.array(
  fc.record({
    offset: fc.integer({ min: -3, max: 40 }),
    rate: fc.integer({ min: 1, max: 600_000 }),
    jobRoleId: fc.constantFrom(...jobRoleIds),
    locationId: fc.constantFrom(aLocationId("harbor"), null),
    pay: fc.constantFrom("hourly", "hourly", "salary", "exemptSalary"),
  } as const),
  { minLength: 1, maxLength: 3 },
);

interface Shape {
  gap: number;
  length: number;
  jobRoleId: JobRoleId | null;
  locationId: LocationId;
}

function entriesOf(drawn: readonly Shape[]): WeekEntry[] {
  let from = start;
  return drawn.map(({ gap, length, jobRoleId, locationId }, index) => {
    const startsAt = instantFromSeconds(from + gap * 60);
    from += (gap + length) * 60;
    const endsAt = instantFromSeconds(from);
    const state = "approved" as const;
    return {
      entryId: anEntryId(`e${index}`),
      startsAt,
      endsAt,
      breaks: [],
      jobRoleId,
      locationId,
      state,
    };
  });
}

const sum = (lines: readonly { amountMinor: number }[]) =>
  lines.reduce((total, { amountMinor }) => total + amountMinor, 0);

test("export and adjustments together are what the engine would pay now, to the cent, whatever was changed and how often", () => {
  fc.assert(
    fc.property(shapes, rateChanges, fc.integer({ min: 1, max: 3 }), (drawn, changes, count) => {
      const weeks = weeksOf(entriesOf(drawn));
      const first = [aRate("2026-01-01", 185_555)];
      const closed = closedPeriods(weeks, first, Array<"exported">(count).fill("exported"));
      let rates: WageRate[] = first;
      let adjustments: PayAdjustment[] = [];
      for (const [index, { offset, rate, jobRoleId, locationId, pay }] of changes.entries()) {
        const firstDay = addDays("2026-03-02", offset);
        const salary = aSalary(rate * 13, { isExempt: pay === "exemptSalary" });
        const next =
          pay === "hourly"
            ? aRate(firstDay, rate, { jobRoleId, locationId })
            : aSalaryRate(firstDay, { salary });
        const ratesAfter = [...rates.filter((one) => !isSame(one, next)), next];
        const impact = impactOf({
          weeks,
          ratesBefore: rates,
          ratesAfter,
          closedPeriods: closed,
          adjustments,
          firstDay,
        });
        for (const { lines, differenceMinor } of impact.periods) {
          expect(sum(lines)).toBe(differenceMinor);
        }
        adjustments = [...adjustments, ...adjustmentsOf(impact, aWageChangeId(`change${index}`))];
        rates = ratesAfter;
      }
      for (const { record, lines } of closed) {
        const own = adjustments.filter(({ firstDay }) => firstDay === record.firstDay);
        const adjusted = own.reduce((total, { totalMinor }) => total + totalMinor, 0);
        expect(sum(lines) + adjusted).toBe(payrollOf(weeks, rates, record).totalMinor);
      }
    }),
    { numRuns: 200 },
  );
});

function isSame(a: WageRate, b: WageRate): boolean {
  return (
    a.effectiveDate === b.effectiveDate &&
    a.jobRoleId === b.jobRoleId &&
    a.locationId === b.locationId
  );
}
