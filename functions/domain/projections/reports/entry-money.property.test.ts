import fc from "fast-check";
import { expect, test } from "vitest";
import type { RandomCompany } from "./random-figures.test-support.ts";
import { reportsOf, salaryOf, sum, weeksOf } from "./random-figures.test-support.ts";
import { unworkedOf } from "./random-time-off.test-support.ts";
import { companies, companyOf } from "../../rules/reports/random-company.test-support.ts";
import { entryAmounts } from "../../rules/weeks/entry-amounts.ts";
import { entryPayMinor } from "../../rules/weeks/entry-pay.ts";
import { explainWeek } from "../../rules/weeks/explain-week.ts";

const now = "2026-12-31T00:00:00.000Z";
const since = { overtime: null, rounding: null, breaks: null };

test("the money of each entry is equal in its panel and in Payroll's checklist", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      for (const { amounts, explained } of pricedWeeks(companyOf(drawn))) {
        const inPanels = explained.entries
          .filter(({ parts }) => parts.length > 0)
          .map(({ entryId }) => [entryId, entryPayMinor([explained], entryId)] as const);
        expect(new Map(inPanels)).toEqual(amounts);
      }
    }),
    { numRuns: 60 },
  );
});

test("the money of all entries, with premiums, salaries and time off, is the pay of Payroll", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      const company = companyOf(drawn);
      const ofEntries = pricedWeeks(company).flatMap(({ amounts }) =>
        [...amounts.values()].map((amount) => amount ?? 0),
      );
      const added = weeksOf(company).flatMap(({ pay }) => pay.additions);
      const paid =
        sum(ofEntries) +
        sum(added.map(({ amountMinor }) => amountMinor)) +
        salaryOf(company, drawn) +
        unworkedOf(company).amountMinor;
      expect(paid).toBe(sum(reportsOf(company, drawn).map(({ totalMinor }) => totalMinor)));
    }),
    { numRuns: 60 },
  );
});

function pricedWeeks({ staff }: RandomCompany) {
  return staff.flatMap(({ entries, weeks, rules, rates }) =>
    weeks.map(({ week }) => {
      const sources = { ...week, rules, rates, currency: "USD", now };
      return {
        amounts: entryAmounts(sources),
        explained: explainWeek(sources, entries, { showsPay: true, since }),
      };
    }),
  );
}
