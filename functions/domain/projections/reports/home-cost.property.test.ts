import fc from "fast-check";
import { expect, test } from "vitest";
import { companies, companyOf } from "../../rules/reports/random-company.test-support.ts";
import { weekInputOf } from "../../rules/weeks/build-week.ts";
import { costSpans } from "../home/cost-of-day.ts";
import { salariedHours } from "../../rules/reports/salaried-hours.ts";
import { salaryOfDay } from "../home/salary-of-day.ts";
import { daysFromTo } from "../../kernel/time/local-date.ts";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { periodKindOf, periodsOf, salaryOf, sum } from "./random-figures.test-support.ts";
import { salariedOf } from "./random-time-off.test-support.ts";

const now = "2026-12-31T00:00:00.000Z";

test("the cost of all days by the hour on Home is the pay of the weeks, apart from pay of no hour", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      const company = companyOf(drawn);
      for (const { weeks, rates, rules } of company.staff) {
        for (const { week, pay } of weeks) {
          const input = weekInputOf({ ...week, rules, rates, currency: "USD", now });
          const spans = costSpans(input, () => true);
          if (spans === null || pay.lines.some(({ rateTenThousandths: r }) => r === null)) continue;
          const ofHours = sum(pay.lines.map(({ amountMinor }) => amountMinor ?? 0));
          expect(sum(spans.map(({ amountMinor }) => amountMinor))).toBe(ofHours);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("the salaries of all days on Home are those of payroll, days without pay included", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      const company = companyOf(drawn);
      const days = periodsOf(drawn).flatMap(({ firstDay, lastDay }) =>
        daysFromTo(firstDay, lastDay),
      );
      const payPeriodOn = () => periodKindOf(drawn);
      const paid = company.staff.flatMap((person) => {
        const { weeks, rates, rules } = person;
        const hours = salariedHours(
          weeks.map(({ week }) => weekInputOf({ ...week, rules, rates, currency: "USD", now })),
        );
        const at = { locationId: aLocationId("east"), rules: company.rules, payPeriodOn };
        return days.map((day) => salaryOfDay(salariedOf(person), hours, { ...at, day }));
      });
      expect(sum(paid)).toBe(salaryOf(company, drawn));
    }),
    { numRuns: 60 },
  );
});
