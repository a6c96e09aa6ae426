import fc from "fast-check";
import { expect, test } from "vitest";
import { hoursMeasures } from "../../records/summaries/rollup.ts";
import { companies, companyOf } from "../../rules/reports/random-company.test-support.ts";
import { countedSeconds } from "../../rules/weeks/entry-hours.ts";
import { periodKindOf, reportsOf, sum, weeksOf } from "../reports/random-figures.test-support.ts";
import { reportCatalogue } from "../reports/report-catalogue.ts";
import { timesheetsOf } from "./random-timesheets.test-support.ts";
import type { TimesheetRow } from "./timesheet-rows.ts";

const RUNS = 60;
const hours = hoursMeasures.slice(0, 3);
const workedIn = ({ measures }: TimesheetRow) => sum(hours.map((name) => measures[name] ?? 0));

test("the rows add up to the payroll of their period in every grouping, and all hours are of entries", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      const company = companyOf(drawn);
      const reports = reportsOf(company, drawn);
      const payPeriod = periodKindOf(drawn);
      for (const groupBy of reportCatalogue.timesheet.groupings) {
        const sheets = timesheetsOf(company, reports, { payPeriod, groupBy });
        const ofEntries = sheets.map((rows) => rows.filter(({ entryId }) => entryId !== null));
        expect({
          hours: sheets.map((rows) => sum(rows.map(workedIn))),
          entryHours: ofEntries.map((rows) => sum(rows.map(workedIn))),
          pay: sheets.map((rows) => sum(rows.map(({ measures }) => measures.payMinor ?? 0))),
        }).toEqual({
          hours: reports.map(({ totalSeconds }) => totalSeconds),
          entryHours: reports.map(({ totalSeconds }) => totalSeconds),
          pay: reports.map(({ totalMinor }) => totalMinor),
        });
      }
    }),
    { numRuns: RUNS },
  );
});

test("an entry has the hours that its weeks count of it, over all periods", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      const company = companyOf(drawn);
      const payPeriod = periodKindOf(drawn);
      const periods = reportsOf(company, drawn);
      const rows = timesheetsOf(company, periods, { payPeriod, groupBy: "employee" }).flat();
      for (const [entryId, seconds] of countedSeconds(weeksOf(company).map(({ week }) => week))) {
        const own = rows.filter((row) => row.entryId === entryId);
        expect(sum(own.map(workedIn))).toBe(seconds);
      }
    }),
    { numRuns: RUNS },
  );
});
