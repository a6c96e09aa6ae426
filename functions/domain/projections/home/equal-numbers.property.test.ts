import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { nameOfRole } from "../../records/job-roles/role-id.test-support.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { addUp } from "./day-figures.ts";
import { summariseDay } from "./summarise-day.ts";
import { plannedOvertime } from "../../rules/schedules/planned-overtime.ts";
import { weekBoard } from "../schedules/week-board.ts";
import { countedSeconds, entrySeconds, sumOfEntries } from "../../rules/weeks/entry-hours.ts";
import { countsAsWorked } from "../../rules/time-entries/transitions.ts";
import { workedSeconds } from "../../rules/time-entries/worked-seconds.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { PayPeriod } from "../../kernel/time/pay-period.ts";
import { nextPayPeriod, payPeriodOf } from "../../kernel/time/pay-period.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { DatedReport } from "../../rules/reports/build-payroll-report.ts";
import { buildPayrollReport } from "../../rules/reports/build-payroll-report.ts";
import { payrollCsv } from "../files/payroll-csv.ts";
import { exportTotals } from "../../records/pay/payroll-export.ts";
import type { PayrollReport } from "../../records/pay/payroll-report.ts";
import { sheetSeconds } from "../../rules/figures/sheet-figures.ts";
import { sheetDays } from "../../rules/timesheets/sheet-days.ts";
import { fileRows } from "../payroll/file-rows.ts";
import { providerLayouts } from "../payroll/payroll-layouts.ts";
import type { DrawnCompany } from "../../rules/reports/random-company.test-support.ts";
import { companies, companyOf } from "../../rules/reports/random-company.test-support.ts";

const RUNS = 60;
const now = "2026-12-31T00:00:00.000Z";
const places = ["east", "west"] as const;
const periodKinds: PayPeriod[] = [
  { kind: "biweekly", anchor: "2026-01-07" },
  { kind: "semi-monthly", firstDay: 1, secondDay: 16 },
];

type Company = ReturnType<typeof companyOf>;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const weeksOf = ({ staff }: Company) => staff.flatMap(({ weeks }) => weeks);
const entriesOf = ({ staff }: Company) => staff.flatMap(({ entries }) => entries);
const shiftsOf = ({ staff }: Company) => staff.flatMap(({ shifts }) => shifts);

/** The reports of all periods with possible worked time, one after the other. */
function reportsOf(company: Company, drawn: DrawnCompany, locationId: LocationId | null = null) {
  const kind = periodKinds[drawn.people.length % 2] ?? { kind: "monthly", firstDay: 1 };
  const reports: DatedReport[] = [];
  let days = payPeriodOf(addDays(drawn.firstDay, -8), kind);
  for (; days.firstDay < addDays(drawn.firstDay, 60); days = nextPayPeriod(days.firstDay, kind)) {
    reports.push(
      buildPayrollReport({
        ...days,
        locationId,
        currency: "USD",
        weeks: weeksOf(company).map(({ week }) => week),
        pays: weeksOf(company).map(({ pay }) => pay),
        employees: new Map(
          company.staff.map(({ employeeId: id }) => [id, { name: id, payrollId: id }]),
        ),
        locations: new Map(places.map((id) => [aLocationId(id), { name: id }])),
        roleName: nameOfRole,
        rules: company.rules,
      }),
    );
  }
  return reports;
}

/** The days of Home at every location, as the server summarises them. */
function homeOf(company: Company, drawn: DrawnCompany) {
  const counted = countedSeconds(weeksOf(company).map(({ week }) => week));
  const days = { fromDay: addDays(drawn.firstDay, -3), toDay: addDays(drawn.firstDay, 60) };
  const summaries = places.flatMap((place) => {
    const locationId = aLocationId(place);
    const timeZone = company.zones[place];
    const entries = entriesOf(company)
      .filter((entry) => entry.locationId === locationId)
      .map((entry) => ({ ...entry, day: localDateAt(entry.payable.startsAt, timeZone) }));
    const shifts = shiftsOf(company).filter((shift) => shift.locationId === locationId);
    const used = new Set([...entries, ...shifts].map(({ day }) => day));
    return [...used].map((day) =>
      summariseDay({
        locationId,
        day,
        timeZone,
        shifts,
        entries,
        employeeName: (id) => id,
        countedSeconds: ({ id }) => counted.get(id) ?? 0,
      }),
    );
  });
  return addUp(summaries, days, (summary) => summary.workedSeconds);
}

/** Seconds and cents of a payroll file, from its lines and from its last row. */
function fileOf(report: PayrollReport) {
  const { earningCodes } = defaultRules;
  const { rows } = readCsv(payrollCsv({ ...report, earningCodes, costCentres: {} }, onDevice));
  const cents = (text: string | undefined) => Math.round(Number(text ?? "") * 100) || 0;
  const sums = (some: typeof rows) => ({
    hundredths: sum(some.map(({ cells }) => cents(cells[8]))),
    seconds: sum(some.map(({ cells }) => Number(cells[10]))),
    amountMinor: sum(some.map(({ cells }) => cents(cells[12]))),
  });
  return { lines: sums(rows.slice(0, -1)), total: sums(rows.slice(-1)) };
}

/** Hundredths of hours and cents of the rows of the reports in each layout of a provider. */
function layoutsOf(reports: readonly DatedReport[]) {
  return Object.values(providerLayouts).map((layout) => {
    const rows = reports.flatMap(({ lines }) => fileRows(lines, layout, {}));
    const parts = rows.flatMap(({ lines }) => lines);
    return {
      hundredths: sum(parts.map(({ hundredths }) => hundredths)),
      seconds: sum(parts.map(({ seconds }) => seconds)),
      amountMinor: sum(parts.map(({ amountMinor }) => amountMinor)),
    };
  });
}

/** What the timesheets of the reported periods show as worked. */
function sheetsOf({ staff, rules }: Company, reports: readonly DatedReport[]): number {
  const sheets = reports.flatMap((period) =>
    staff.map(({ weeks }) => {
      const own = weeks.map(({ week }) => week);
      return sheetDays(period, own, rules);
    }),
  );
  return sum(sheets.flat().map((day) => sheetSeconds(day, "worked")));
}

/** Minutes as a reader adds them up: "7:05" are 425. */
const shownMinutes = (seconds: number) => {
  const [hours = "", minutes = ""] = formatDuration(seconds).split(":");
  return Number(hours) * 60 + Number(minutes);
};

function check(holds: (company: Company, drawn: DrawnCompany) => void): void {
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
        fileLines: own,
        fileTotals: own,
        timesheets: own,
        layouts: [own],
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

  test("the pay is equal in the weeks, Reports, timesheets, export and files, to the cent", () => {
    check((company, drawn) => {
      const paid = sum(weeksOf(company).map(({ pay }) => pay.totalMinor));
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
        expect(sum(lines.map(({ seconds }) => shownMinutes(seconds)))).toBe(total);
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
function overtimeCases(company: Company, drawn: DrawnCompany) {
  if (drawn.rounding !== "none" || company.rules.dailyTiersBelowRate !== null) return [];
  return company.staff.flatMap(({ weeks, entries, shifts, timeZone, rules }) =>
    weeks.flatMap(({ week: { weekStart, hours, entries: own } }) => {
      const ids = own.map(({ entryId }) => entryId);
      const isAlone = weeks.every(
        ({ week }) =>
          week.weekStart === weekStart || week.entries.every((e) => !ids.includes(e.entryId)),
      );
      const isWorked = entries.every((e) => !ids.includes(e.id) || countsAsWorked(e.state));
      if (!isAlone || !isWorked) return [];
      const overtime = hours.overtimeSeconds + hours.doubletimeSeconds;
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
