import fc from "fast-check";
import { expect, test } from "vitest";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { addDays, weekStartOf } from "../../kernel/time/local-date.ts";
import { buildPayrollReport } from "../reports/build-payroll-report.ts";
import { companies, companyOf } from "../reports/random-company.test-support.ts";
import { countedSeconds, entrySeconds, sumOfEntries } from "../weeks/entry-hours.ts";
import { explainWeek } from "../weeks/explain-week.ts";
import { addsUp, sumOfLines } from "./explained-figure.ts";
import { sheetDays } from "../timesheets/sheet-days.ts";
import { plannedOvertime } from "../schedules/planned-overtime.ts";
import { plannedPay } from "../schedules/planned-pay.ts";
import { plannedSeconds } from "../schedules/planned-seconds.ts";
import type { FigureLine } from "./explained-figure.ts";
import type { PlannedPayOf } from "./planned-figures.ts";
import {
  explainPlannedCost,
  explainPlannedHours,
  explainPlannedOvertime,
  explainPlannedPay,
  explainPlannedTotal,
} from "./planned-figures.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import { raiseCost } from "../wage-changes/raise-cost.ts";
import { emptyWeek } from "../weeks/empty-week.ts";
import { explainImpact, explainPeriodCost, explainYearlyCost } from "./raise-figures.ts";
import { explainPayroll } from "./payroll-figures.ts";
import { explainEntryHours } from "./entry-hours.ts";
import { explainSheetHours, explainSheetPay, sheetSeconds } from "./sheet-figures.ts";

const RUNS = 60;
const now = "2026-12-31T00:00:00.000Z";
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const since = { overtime: null, rounding: null, breaks: null };
const uncounted = ["needsFix", "requested", "rejected", "voided"];

test("the parts of any week add up to its hours, and with what is added to its pay", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      for (const { entries, weeks, rules, rates } of companyOf(drawn).staff) {
        for (const { week, pay } of weeks) {
          const sources = { ...week, rules, rates, currency: "USD", now };
          const explained = explainWeek(sources, entries, { showsPay: true, since });
          const parts = explained.entries.flatMap((entry) => entry.parts);
          expect(sum(parts.map(({ seconds }) => seconds))).toBe(week.hours.workedSeconds);
          const amounts = [...parts, ...explained.additions].map(({ amountMinor }) => amountMinor);
          expect(sum(amounts.map((amount) => amount ?? 0))).toBe(pay.totalMinor);
        }
      }
    }),
    { numRuns: RUNS },
  );
});

test("the lines of a list of entries add up to its total, person by person", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      const { staff } = companyOf(drawn);
      const counted = countedSeconds(staff.flatMap(({ weeks }) => weeks.map(({ week }) => week)));
      const listed = staff.flatMap(({ employeeId, entries }) =>
        entries.map((entry) => ({
          entry,
          employeeName: employeeId,
          seconds: entrySeconds(entry, counted, now),
        })),
      );
      const total = sumOfEntries(listed.map(({ seconds }) => seconds));
      const figure = explainEntryHours(total, listed);
      expect(addsUp(figure)).toBe(true);
      const shown = figure.lines.flatMap(({ lines }) => lines);
      expect(shown.length + sum([...figure.leftOut.values()])).toBe(listed.length);
      expect([...figure.leftOut.keys()].every((state) => uncounted.includes(state))).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

test("the hours, overtime and pay of a timesheet are the sum of its days and payroll lines", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      const { staff, rules } = companyOf(drawn);
      const days = { firstDay: addDays(drawn.firstDay, -8), lastDay: addDays(drawn.firstDay, 40) };
      for (const { employeeId, weeks } of staff) {
        const shown = sheetDays(
          days,
          weeks.map(({ week }) => week),
          rules,
        ).map((day) => ({
          ...day,
          entries: [],
        }));
        for (const hours of ["worked", "overtime"] as const) {
          const total = sum(shown.map((day) => sheetSeconds(day, hours)));
          const terms = { hours, startsOn: rules.weekStart };
          expect(addsUp(explainSheetHours(total, shown, terms))).toBe(true);
        }
        const report = buildPayrollReport({
          ...days,
          locationId: null,
          currency: "USD",
          weeks: weeks.map(({ week }) => week),
          pays: weeks.map(({ pay }) => pay),
          employees: new Map([[employeeId, { name: "Ana", payrollId: null }]]),
          locations: new Map(),
          roleName: () => "Barista",
          rules,
        });
        expect(addsUp(explainSheetPay(report.people[0]?.totalMinor ?? 0, report.lines))).toBe(true);
        const { totalSeconds, totalMinor } = report;
        expect(addsUp(explainPayroll(totalSeconds, "hours", report))).toBe(true);
        expect(addsUp(explainPayroll(totalMinor, "pay", report))).toBe(true);
        const overtime = sum(
          report.people.map((one) => one.overtimeSeconds + one.doubletimeSeconds),
        );
        expect(addsUp(explainPayroll(overtime, "overtime", report))).toBe(true);
        expect(addsUp(explainPayroll(0, "adjustments", report))).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});

test("planned hours, overtime and cost of any week are the sum of their shifts", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      const { staff } = companyOf(drawn);
      const all = staff.flatMap(({ shifts }) => shifts);
      const total = sum(all.map(plannedSeconds));
      expect(addsUp(explainPlannedTotal(total, all))).toBe(true);
      for (const { rules, rates, timeZone, shifts: plan } of staff) {
        expect(addsUp(explainPlannedHours(sum(plan.map(plannedSeconds)), plan))).toBe(true);
        const weekStart = weekStartOf(drawn.firstDay, rules.weekStart);
        const days = Array.from({ length: 7 }, (_, index) => addDays(weekStart, index));
        const shifts = plan.filter(({ day }) => days.includes(day));
        const week = { weekStart, timeZone, rules, shifts };
        const overtime = plannedOvertime(week);
        expect(addsUp(explainPlannedOvertime(overtime ?? 0, week))).toBe(true);
        const priced = { ...week, wages: rates, currency: "USD" } as const;
        const pay = explainPlannedPay(priced);
        expect(pay?.amount ?? null).toBe(plannedPay(priced));
        expect(pay === null || addsUp(pay)).toBe(true);
        const who = anEmployeeId("ana");
        const cost = explainPlannedCost([{ employeeId: who, pay, salary: [] }], () => true);
        expect(addsUp(cost)).toBe(true);
        expect(cost.amount).toBe(
          sum((pay?.lines ?? []).filter(isOfShift).map((one) => one.amount)),
        );
      }
    }),
    { numRuns: RUNS },
  );
});

const isOfShift = ({ of }: FigureLine<PlannedPayOf>) => of.kind === "part";

test("the cost of raises is the sum of people and work, in a year and in a pay period", () => {
  const cost = fc.record({
    seconds: fc.array(fc.integer({ min: 1, max: 90_000 }), { maxLength: 4 }),
    raise: fc.integer({ min: -50_000, max: 50_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(cost, { maxLength: 6 }),
      fc.constantFrom(12, 24, 26, 52),
      (drawn, periods) => {
        const raised = drawn.map(({ seconds, raise }, index) => {
          const entries = seconds.map((_, at) =>
            aWeekEntry({
              entryId: anEntryId(`e${at}`),
              jobRoleId: roleId(at % 2 ? "cook" : "lead"),
            }),
          );
          const none = { regularSeconds: 0, overtimeSeconds: 0, doubletimeSeconds: 0 };
          const hours = seconds.map((workedSeconds, at) => ({
            entryId: anEntryId(`e${at}`),
            workedSeconds,
            ...none,
          }));
          const rate = { jobRoleId: null, locationId: null, effectiveDate: "2026-01-01" };
          const employeeId = anEmployeeId(`p${index}`);
          return {
            employeeId,
            employeeName: "Ana",
            cost: raiseCost({
              employee: { contractSecondsPerWeek: null, jobRoleIds: [], locationIds: [] },
              weeks: [{ entries, hours: { ...noHours, entries: hours } }],
              before: [{ ...rate, rateTenThousandths: 200_000 }],
              after: [{ ...rate, rateTenThousandths: 200_000 + raise }],
              day: "2026-06-01",
              currency: "USD",
            }),
          };
        });
        const year = sum(raised.map((one) => one.cost.yearMinor));
        expect(addsUp(explainYearlyCost(year, raised))).toBe(true);
        const period = raised.length === 0 ? 0 : Math.round(year / periods);
        expect(addsUp(explainPeriodCost(period, raised, periods))).toBe(true);
        const people = raised.map((one) => ({ ...one, amountMinor: one.cost.yearMinor }));
        expect(addsUp(explainImpact(year, people))).toBe(true);
      },
    ),
    { numRuns: RUNS },
  );
});

const noHours = emptyWeek({
  employeeId: anEmployeeId("ana"),
  weekStart: "2026-01-05",
  timeZone: "UTC",
}).hours;

test("what lines do not have of a figure is its rest", () => {
  const figure = explainEntryHours(60, []);
  expect([figure.rest, addsUp(figure), sumOfLines(figure.lines)]).toEqual([60, false, 0]);
});
