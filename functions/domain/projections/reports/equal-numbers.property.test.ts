import { aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plannedOvertime } from "../../rules/schedules/planned-overtime.ts";
import { weekBoard } from "../schedules/week-board.ts";
import { countedSeconds, entrySeconds, sumOfEntries } from "../../rules/weeks/entry-hours.ts";
import { countsAsWorked } from "../../rules/time-entries/transitions.ts";
import { workedSeconds } from "../../rules/time-entries/worked-seconds.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import { addDays, weekDays } from "../../kernel/time/local-date.ts";
import { rulesUnder } from "../../rules/hours/without-overtime.ts";
import { areExempt } from "../../rules/rates/salary-rate.ts";
import { exportTotals } from "../../records/pay/payroll-export.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import { amountOf, groupOf } from "./report-group.ts";
import { rollWeek } from "./roll-week.ts";
import type { DrawnCompany } from "../../rules/reports/random-company.test-support.ts";
import { companies, companyOf } from "../../rules/reports/random-company.test-support.ts";
import type { RandomCompany } from "./random-figures.test-support.ts";
import { isUnworked } from "../../records/pay/payroll-report.ts";
import { unworkedOf } from "./random-time-off.test-support.ts";
import {
  places,
  sum,
  weeksOf,
  entriesOf,
  shiftsOf,
  reportsOf,
  homeOf,
  fileOf,
  layoutsOf,
  sheetsOf,
  cataloguedOf,
  salaryOf,
  periodKindOf,
} from "./random-figures.test-support.ts";

const RUNS = 60;
const now = "2026-12-31T00:00:00.000Z";

/** Minutes as a reader adds them up: "7:05" are 425. */
const shownMinutes = (seconds: number) => {
  const [hours = "", minutes = ""] = formatDuration(seconds).split(":");
  return Number(hours) * 60 + Number(minutes);
};

function check(holds: (company: RandomCompany, drawn: DrawnCompany) => void): void {
  fc.assert(
    fc.property(companies, (drawn) => holds(companyOf(drawn), drawn)),
    { numRuns: RUNS },
  );
}

describe("of any company", () => {
  test("the hours are equal on Home, Time Entries, own week, timesheets, Reports, and in export and files", () => {
    check((company, drawn) => {
      const weeks = weeksOf(company).map(({ week }) => week);
      const counted = countedSeconds(weeks);
      const own = sum(weeks.map(({ hours }) => hours.workedSeconds));
      const off = unworkedOf(company).seconds;
      const reports = reportsOf(company, drawn);
      const files = reports.map(fileOf);
      const byPlace = places.flatMap((place) => reportsOf(company, drawn, aLocationId(place)));
      expect({
        timeEntries: sumOfEntries(entriesOf(company).map((one) => entrySeconds(one, counted, now))),
        home: homeOf(company, drawn).workedSeconds,
        reports: sum(reports.map(({ totalSeconds }) => totalSeconds)),
        people: sum(reports.flatMap(({ people }) => people.map((one) => one.workedSeconds))),
        byPlace: sum(byPlace.map(({ totalSeconds }) => totalSeconds)),
        exports: sum(reports.map(({ lines }) => exportTotals(lines).totalSeconds)),
        fileLines: sum(files.map(({ lines }) => lines.seconds)),
        fileTotals: sum(files.map(({ total }) => total.seconds)),
        timesheets: sheetsOf(company, reports),
        layouts: [...new Set(layoutsOf(reports).map(({ seconds }) => seconds))],
      }).toEqual({
        timeEntries: own,
        home: own,
        reports: own,
        people: own,
        byPlace: own,
        exports: own,
        fileLines: own + off,
        fileTotals: own + off,
        timesheets: own,
        layouts: [own + off],
      });
    });
  });

  test("no worked time is lost or counted twice at the edges of days, weeks and clock changes", () => {
    check((_company, drawn) => {
      const exact = companyOf({ ...drawn, rounding: "none", deducts: false });
      const worked = entriesOf(exact)
        .filter(({ state }) => countsAsWorked(state))
        .map(({ payable }) => workedSeconds(payable, payable.endsAt ?? payable.startsAt));
      const weeks = weeksOf(exact).map(({ week }) => week.hours.workedSeconds);
      expect(sum(weeks)).toBe(sum(worked));
    });
  });

  test("the pay of weeks, salaries and time off is equal in Reports, timesheets, export and files, to the cent", () => {
    check((company, drawn) => {
      const ofWeeks = sum(weeksOf(company).map(({ pay }) => pay.totalMinor));
      const paid = ofWeeks + salaryOf(company, drawn) + unworkedOf(company).amountMinor;
      const reports = reportsOf(company, drawn);
      const files = reports.map(fileOf);
      expect({
        reports: sum(reports.map(({ totalMinor }) => totalMinor)),
        people: sum(reports.flatMap(({ people }) => people.map((one) => one.totalMinor))),
        exports: sum(reports.map(({ lines }) => exportTotals(lines).totalMinor)),
        fileLines: sum(files.map(({ lines }) => lines.amountMinor)),
        fileTotals: sum(files.map(({ total }) => total.amountMinor)),
        sheets: sum(
          company.staff
            .flatMap((one) => reportsOf({ ...company, staff: [one] }, drawn))
            .map(({ totalMinor }) => totalMinor),
        ),
        layouts: [...new Set(layoutsOf(reports).map(({ amountMinor }) => amountMinor))],
      }).toEqual({
        reports: paid,
        people: paid,
        exports: paid,
        fileLines: paid,
        fileTotals: paid,
        sheets: paid,
        layouts: [paid],
      });
      for (const { lines, total } of files) expect(lines.hundredths).toBe(total.hundredths);
    });
  });

  test("reports of hours and pay have those of the payroll of their period, in all their groupings", () => {
    check((company, drawn) => {
      const reports = reportsOf(company, drawn);
      const paid = reports.map(({ totalSeconds, totalMinor, lines }) => {
        const unpriced = lines.filter(({ rateTenThousandths: rate }) => rate === null);
        return {
          seconds: totalSeconds,
          amountMinor: totalMinor,
          rowSeconds: totalSeconds,
          rowMinor: totalMinor,
          unpricedSeconds: sum(unpriced.map(({ seconds }) => seconds)),
        };
      });
      const payPeriod = periodKindOf(drawn);
      for (const reportId of ["payroll", "scheduled", "labour"] as const) {
        for (const groupBy of reportCatalogue[reportId].groupings) {
          expect(cataloguedOf(company, reports, { payPeriod, reportId, groupBy })).toEqual(paid);
        }
      }
    });
  });

  test("breaks and their premiums in reports are those of the weeks", () => {
    check((_company, drawn) => {
      const exact = companyOf({ ...drawn, rounding: "none", deducts: false });
      const unpaid = weeksOf(exact).map(({ week }) => week.hours.unpaidBreakSeconds);
      const premiums = weeksOf(exact).flatMap(({ pay }) => pay.additions);
      const facts = weeksOf(exact).flatMap(({ week, pay }) => rollWeek(week, pay, exact.rules));
      const total = groupOf(facts);
      expect(amountOf(total, "breakSeconds")).toBe(sum(unpaid));
      expect(amountOf(total, "breakPremiumMinor")).toBe(
        sum(premiums.map(({ amountMinor }) => amountMinor)),
      );
    });
  });

  test("only employees who have hours without pay are named in the report of those hours", () => {
    check((company, drawn) => {
      for (const { people, problems } of reportsOf(company, drawn)) {
        const missing = people.filter((one) => one.isPayMissing).map((one) => one.employeeId);
        const named = problems.map(({ employeeId }) => employeeId);
        expect([...new Set(named)].toSorted()).toEqual(missing.toSorted());
        expect(named).toHaveLength(new Set(named).size);
      }
    });
  });

  test("rows as they are shown add up to the total as it is shown", () => {
    check((company, drawn) => {
      for (const { people, lines, totalSeconds } of reportsOf(company, drawn)) {
        const rows = people.map((one) =>
          sum([one.regularSeconds, one.overtimeSeconds, one.doubletimeSeconds].map(shownMinutes)),
        );
        const total = shownMinutes(totalSeconds);
        expect(sum(rows)).toBe(total);
        const worked = lines.filter((line) => !isUnworked(line));
        expect(sum(worked.map(({ seconds }) => shownMinutes(seconds)))).toBe(total);
      }
    });
  });

  test("planned hours are equal on Home and Schedules, and planned overtime is what it is paid as", () => {
    check((company, drawn) => {
      const starts = [...Array(10).keys()].map((week) => addDays(drawn.firstDay, 7 * (week - 1)));
      const planned = starts.flatMap((start) =>
        places.map((place) => {
          const days = [...Array(7).keys()].map((day) => addDays(start, day));
          const shifts = shiftsOf(company).filter(
            ({ locationId, day }) => locationId === place && days.includes(day),
          );
          return weekBoard(days, { here: shifts }, []).plannedSeconds;
        }),
      );
      expect(homeOf(company, drawn).scheduledSeconds).toBe(sum(planned));
      for (const { staff, ...person } of overtimeCases(company, drawn)) {
        expect(plannedOvertime({ ...staff, ...person })).toBe(person.overtime);
      }
    });
  });
});

/**
 * Returns weeks of employees who worked exactly what was planned, and nothing over the week's edge.
 * Under Nevada's rules the hourly rate decides about daily overtime, and a plan has no rates.
 */
function overtimeCases(company: RandomCompany, drawn: DrawnCompany) {
  if (drawn.rounding !== "none" || company.rules.dailyTiersBelowRate !== null) return [];
  return company.staff.flatMap(({ weeks, entries, shifts, timeZone, rates, rules: ruled }) =>
    weeks.flatMap(({ week: { weekStart, hours, entries: own } }) => {
      const ids = own.map(({ entryId }) => entryId);
      const isAlone = weeks.every(
        ({ week }) =>
          week.weekStart === weekStart || week.entries.every((e) => !ids.includes(e.entryId)),
      );
      const isWorked = entries.every((e) => !ids.includes(e.id) || countsAsWorked(e.state));
      if (!isAlone || !isWorked) return [];
      const overtime = hours.overtimeSeconds + hours.doubletimeSeconds;
      const isExempt = areExempt(rates, weekDays(weekStart));
      const rules = isExempt ? rulesUnder("exempt", ruled) : ruled;
      return [
        {
          staff: { timeZone, rules },
          weekStart,
          shifts: shifts.filter(({ id }) => ids.includes(anEntryId(id))),
          overtime,
        },
      ];
    }),
  );
}
