import fc from "fast-check";
import { expect, test } from "vitest";
import { formatsOfAnybody } from "../../kernel/formats/formats.ts";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import type { PayPeriod, PayPeriodDays } from "../../kernel/time/pay-period.ts";
import { companies, companyOf } from "../../rules/reports/random-company.test-support.ts";
import { figureText } from "../../words/reports/figure-text.ts";
import { buildReport } from "../reports/build-report.ts";
import type { RandomCompany } from "../reports/random-figures.test-support.ts";
import {
  factsOf,
  noFilter,
  periodKindOf,
  reportsOf,
} from "../reports/random-figures.test-support.ts";
import type { ColumnId } from "../reports/report-columns.ts";
import { columnNames } from "../../words/reports/column-words.ts";
import { reportLetter } from "./report-letter.ts";

const RUNS = 60;

/** Hours and pay in the totals of each period's payroll summary as it is mailed, in its words. */
function mailedOf(
  company: RandomCompany,
  periods: readonly PayPeriodDays[],
  payPeriod: PayPeriod,
): { worked: string; pay: string }[] {
  return periods.map(({ firstDay, lastDay }) => {
    const range = { firstDay, lastDay };
    const asked = { reportId: "payroll", groupBy: "employee" } as const;
    const input = { ...asked, range, before: null, filter: noFilter };
    const facts = factsOf(company, range, payPeriod);
    const terms = { currency: "USD", weekStart: company.rules.weekStart, nameOf: () => null };
    const table = buildReport({ ...terms, input, facts, before: null, incompleteUntil: null });
    const letter = reportLetter(
      {
        kind: "report",
        companyName: "Harbor Coffee",
        input,
        rhythm: "period",
        about: [],
        table,
        hasMealRules: false,
        restSeconds: 0,
        moreLines: 0,
        savedByName: "Olivia",
        formats: formatsOfAnybody,
      },
      onDevice,
    );
    const figures = letter.blocks.flatMap((block) =>
      block.kind === "table" ? block.totals.figures.map(({ text }) => text) : [],
    );
    const names = columnNames(onDevice);
    const header = letter.blocks.flatMap((block) => (block.kind === "table" ? block.header : []));
    const shown = (id: ColumnId) => figures[header.indexOf(names[id]) - 1] ?? "–";
    return { worked: shown("worked"), pay: shown("pay") };
  });
}

test("hours and pay in the mail of a report are those of the payroll of its period, salaries included", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      const company = companyOf(drawn);
      const reports = reportsOf(company, drawn);
      const told = (value: number, kind: "hours" | "money") =>
        figureText(value, { kind, currency: "USD" }, onDevice);
      expect(mailedOf(company, reports, periodKindOf(drawn))).toEqual(
        reports.map(({ totalSeconds, totalMinor }) => ({
          worked: told(totalSeconds, "hours"),
          pay: told(totalMinor, "money"),
        })),
      );
    }),
    { numRuns: RUNS },
  );
});
