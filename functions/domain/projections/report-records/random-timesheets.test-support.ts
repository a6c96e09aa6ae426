import type { PayPeriod, PayPeriodDays } from "../../kernel/time/pay-period.ts";
import type { ReportInput } from "../../records/reports/report.ts";
import { employeeWeekId } from "../../records/time-entries/employee-week.ts";
import type { RandomCompany } from "../reports/random-figures.test-support.ts";
import { factsOf, noFilter, weeksOf } from "../reports/random-figures.test-support.ts";
import { recordBlocks } from "./record-blocks.ts";
import { timesheetRows } from "./timesheet-rows.ts";

/** The rows of the timesheet report of each period. */
export function timesheetsOf(
  company: RandomCompany,
  periods: readonly PayPeriodDays[],
  { payPeriod, groupBy }: Pick<ReportInput, "groupBy"> & { payPeriod: PayPeriod },
) {
  const { rules } = company;
  const { weekStart } = rules;
  const stored = new Map(weeksOf(company).map(({ week, pay }) => [week.id, { week, pay, rules }]));
  const names = { lineName: (key: string) => key, employeeName: (id: string) => id };
  return periods.map(({ firstDay, lastDay }) => {
    const range = { firstDay, lastDay };
    const facts = factsOf(company, range, payPeriod);
    return recordBlocks(facts, { groupBy, weekStart, ...names }).flatMap((block) =>
      timesheetRows(
        block,
        stored.get(employeeWeekId(block.employeeId, block.weekStart)) ?? {
          week: null,
          pay: null,
          rules,
        },
        { groupBy, range, filter: noFilter, weekStart },
      ),
    );
  });
}
