import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { nameOfRole } from "../../records/job-roles/role-id.test-support.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { readCsv } from "../../kernel/csv/read-csv.ts";
import { addUp } from "../home/day-figures.ts";
import { summariseDay } from "../home/summarise-day.ts";
import { countedSeconds } from "../../rules/weeks/entry-hours.ts";
import { addDays, weekDays } from "../../kernel/time/local-date.ts";
import type { PayPeriod, PayPeriodDays } from "../../kernel/time/pay-period.ts";
import { nextPayPeriod, payPeriodOf } from "../../kernel/time/pay-period.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import { explainSalary } from "../../rules/reports/explain-salary.ts";
import type { DatedReport } from "../../rules/reports/build-payroll-report.ts";
import { buildPayrollReport } from "../../rules/reports/build-payroll-report.ts";
import type { ReportCell, ReportInput } from "../../records/reports/report.ts";
import type { ReportFact } from "../../records/summaries/rollup.ts";
import { packWeek, unpackWeek } from "../../records/summaries/pack-facts.ts";
import { buildReport } from "./build-report.ts";
import { factsWithin, salaryFacts } from "./period-facts.ts";
import { reportCatalogue } from "./report-catalogue.ts";
import type { ColumnId } from "./report-columns.ts";
import { salariedOf } from "./random-time-off.test-support.ts";
import { rollWeek } from "./roll-week.ts";
import { payrollCsv } from "../files/payroll-csv.ts";
import type { PayrollReport } from "../../records/pay/payroll-report.ts";
import { sheetSeconds } from "../../rules/figures/sheet-figures.ts";
import { sheetDays } from "../../rules/timesheets/sheet-days.ts";
import { fileRows } from "../payroll/file-rows.ts";
import { providerLayouts } from "../payroll/payroll-layouts.ts";

import type { companyOf, DrawnCompany } from "../../rules/reports/random-company.test-support.ts";

export const places = ["east", "west"] as const;
const periodKinds: PayPeriod[] = [
  { kind: "biweekly", anchor: "2026-01-07" },
  { kind: "semi-monthly", firstDay: 1, secondDay: 16 },
];

export type RandomCompany = ReturnType<typeof companyOf>;
export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
export const weeksOf = ({ staff }: RandomCompany) => staff.flatMap(({ weeks }) => weeks);
export const entriesOf = ({ staff }: RandomCompany) => staff.flatMap(({ entries }) => entries);
export const shiftsOf = ({ staff }: RandomCompany) => staff.flatMap(({ shifts }) => shifts);

/** The reports of all periods with possible worked time, one after the other. */
export function reportsOf(
  company: RandomCompany,
  drawn: DrawnCompany,
  locationId: LocationId | null = null,
) {
  const kind = periodKindOf(drawn);
  return periodsOf(drawn).map((days): DatedReport =>
    buildPayrollReport({
      ...days,
      locationId,
      currency: "USD",
      weeks: weeksOf(company).map(({ week }) => week),
      pays: weeksOf(company).map(({ pay }) => pay),
      salaries: { people: company.staff.map(salariedOf), payPeriodOn: () => kind },
      employees: new Map(
        company.staff.map(({ employeeId: id }) => [id, { name: id, payrollId: id }]),
      ),
      locations: new Map(places.map((id) => [aLocationId(id), { name: id }])),
      roleName: nameOfRole,
      rules: company.rules,
    }),
  );
}

export function periodKindOf({ people }: DrawnCompany): PayPeriod {
  return periodKinds[people.length % 2] ?? { kind: "monthly", firstDay: 1 };
}

/** The pay periods with possible worked time. */
export function periodsOf(drawn: DrawnCompany): PayPeriodDays[] {
  const kind = periodKindOf(drawn);
  const periods: PayPeriodDays[] = [];
  let days = payPeriodOf(addDays(drawn.firstDay, -8), kind);
  for (; days.firstDay < addDays(drawn.firstDay, 60); days = nextPayPeriod(days.firstDay, kind)) {
    periods.push(days);
  }
  return periods;
}

/** The salaries of all days of the reports as they are explained, in minor units. */
export function salaryOf({ staff, rules }: RandomCompany, drawn: DrawnCompany): number {
  const kind = periodKindOf(drawn);
  const explained = staff.flatMap((person) => {
    const worked = person.weeks.flatMap(({ pay }) => pay.lines);
    return periodsOf(drawn).flatMap((days) =>
      explainSalary(salariedOf(person), worked, { ...days, rules, payPeriodOn: () => kind }),
    );
  });
  return sum(explained.flatMap(({ days }) => days.map(({ paidMinor }) => paidMinor)));
}

/** The days of Home at every location, as the server summarises them. */
export function homeOf(company: RandomCompany, drawn: DrawnCompany) {
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
        isUnpriced: () => false,
      }),
    );
  });
  return addUp(summaries, days, (summary) => summary.workedSeconds);
}

/** What is packed of all weeks. */
function packedOf(company: RandomCompany): ReportFact[] {
  return weeksOf(company).flatMap(({ week, pay }) => {
    const { employeeId, weekStart } = week;
    const text = packWeek(weekStart, rollWeek(week, pay, company.rules));
    const facts = text === null ? [] : unpackWeek(employeeId, weekDays(weekStart), text);
    return facts.map((fact) => ({ ...fact, weekStart }));
  });
}

export const noFilter = { employeeId: null, jobRoleId: null, locationId: null };

/** The facts that a report of some days adds up. */
export function factsOf(
  company: RandomCompany,
  range: PayPeriodDays,
  payPeriod: PayPeriod,
): ReportFact[] {
  const packed = packedOf(company);
  const salaries = { people: company.staff.map(salariedOf), payPeriodOn: () => payPeriod };
  const paid = salaryFacts(salaries, packed, {
    ...range,
    rules: company.rules,
    currency: "USD",
  });
  return factsWithin([...packed, ...paid], range, noFilter);
}

/** The totals of a report of each period, from what is packed of the weeks. */
export function cataloguedOf(
  company: RandomCompany,
  periods: readonly PayPeriodDays[],
  { payPeriod, ...asked }: Pick<ReportInput, "reportId" | "groupBy"> & { payPeriod: PayPeriod },
) {
  return periods.map(({ firstDay, lastDay }) => {
    const range = { firstDay, lastDay };
    const input = { ...asked, range, before: null, filter: noFilter };
    const facts = factsOf(company, range, payPeriod);
    const terms = { currency: "USD", weekStart: company.rules.weekStart, nameOf: () => null };
    const { rows, totals, unpricedSeconds } = buildReport({
      ...terms,
      input,
      facts,
      before: null,
      incompleteUntil: null,
    });
    const place = (id: ColumnId) => reportCatalogue[asked.reportId].columns.indexOf(id);
    const numberIn = (cells: readonly ReportCell[], id: ColumnId) => Number(cells[place(id)] ?? 0);
    return {
      seconds: numberIn(totals, "worked"),
      amountMinor: numberIn(totals, "pay"),
      rowSeconds: sum(rows.map(({ cells }) => numberIn(cells, "worked"))),
      rowMinor: sum(rows.map(({ cells }) => numberIn(cells, "pay"))),
      unpricedSeconds,
    };
  });
}

/** Seconds and cents of a payroll file, from its lines and from its last row. */
export function fileOf(report: PayrollReport) {
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
export function layoutsOf(reports: readonly DatedReport[]) {
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
export function sheetsOf({ staff, rules }: RandomCompany, reports: readonly DatedReport[]): number {
  const sheets = reports.flatMap((period) =>
    staff.map(({ weeks }) => {
      const own = weeks.map(({ week }) => week);
      return sheetDays(period, own, rules);
    }),
  );
  return sum(sheets.flat().map((day) => sheetSeconds(day, "worked")));
}
