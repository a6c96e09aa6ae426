import Typography from "@mui/material/Typography";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import type { NamedShift, PlannedCostOf } from "@crewline/domain/rules/figures/planned-figures";
import {
  explainPlannedCost,
  explainPlannedPay,
} from "@crewline/domain/rules/figures/planned-figures";
import { plannedSalary } from "@crewline/domain/rules/figures/planned-salary";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { paidDayText } from "@crewline/domain/words/pay/salary-figure-words";
import { salaryText } from "@crewline/domain/words/pay/salary-words";
import { personRulesOn } from "@crewline/domain/rules/weeks/person-rules";
import {
  plannedAdditionLine,
  plannedCostTexts,
  plannedPartLines,
  plannedSalaryLine,
  plannedShiftLine,
  unpricedLines,
} from "@crewline/domain/words/schedules/planned-figure-words";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { useRecordActor } from "../../../entities/employees/use-record-actor.ts";
import { FigureLines } from "../../../entities/wages/explained/figure-lines.tsx";
import { employeePaySource } from "../../../live/employees.ts";
import { approvedTimeOffSource } from "../../../live/time-off.ts";
import { useLive, useLiveAll } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useEmployeeName } from "./use-employee-name.ts";

interface PlannedCostProps {
  shifts: readonly NamedShift[];
  whole: readonly NamedShift[];
  weekStart: string;
  timeZone: string;
}

/** The cost of shifts, for a reader who may see the pay of everyone in them; else nothing. */
export function PlannedCost(props: PlannedCostProps) {
  const reader = useRecordActor();
  const company = useCompany();
  const employees = useEmployees();
  if (company.status !== "ready" || employees.status !== "ready") return null;
  const ids = new Set(props.shifts.map(({ employeeId }) => employeeId));
  const people = employees.data.filter(({ id }) => ids.has(id));
  if (people.length === 0 || !people.every((person) => mayReadPay(reader, person))) return null;
  return <Cost {...props} company={company.data} people={people} />;
}

interface CostProps extends PlannedCostProps {
  company: Company;
  people: readonly Employee[];
}

function Cost({ shifts, whole, weekStart, timeZone, company, people }: CostProps) {
  const locale = useLocale();
  const nameOf = useEmployeeName();
  const actor = useActor();
  const pays = useLiveAll(people.map(({ id }) => employeePaySource(actor, id)));
  const known = pays.flatMap((pay) => (pay.status === "ready" ? [pay.data] : []));
  const timeOff = useLive(approvedTimeOffSource(actor, { fromDay: weekStart }));
  if (known.length < people.length || timeOff.status !== "ready") return null;
  const { currency } = company;
  const counted = new Set(shifts.map(({ id }) => id));
  const payPeriodOn = (day: string) => rulesOn(company, day).payPeriod;
  const costs = people.map((employee, index) => {
    const { id: employeeId } = employee;
    const { rates, policies } = payTermsOf(known[index] ?? null);
    const rules = personRulesOn(company, policies, weekStart);
    const own = whole.filter((shift) => shift.employeeId === employeeId);
    const week = { weekStart, timeZone, rules, shifts: own };
    const off = timeOff.data.filter((one) => one.employeeId === employeeId);
    const person = { employee, rates, timeOff: off };
    return {
      employeeId,
      pay: explainPlannedPay({ ...week, wages: rates, currency }),
      salary: plannedSalary({ ...week, person, payPeriodOn }, ({ id }) => counted.has(id)),
    };
  });
  const unknown = costs
    .filter(({ pay }) => pay === null)
    .map(({ employeeId }) => nameOf(employeeId));
  const { title, text } = plannedCostTexts(locale);
  const textOf = (of: PlannedCostOf) => {
    if (of.kind === "person") return nameOf(of.employeeId);
    if (of.kind === "salary") return plannedSalaryLine(of.paid.day, locale);
    return of.kind === "part"
      ? plannedShiftLine(of.part.shift, locale)
      : plannedAdditionLine(locale);
  };
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {title}
      </Typography>
      <FigureLines
        figure={explainPlannedCost(costs, ({ id }) => counted.has(id))}
        intro={[text]}
        notes={unpricedLines(unknown, locale)}
        text={textOf}
        detail={(of) => {
          if (of.kind === "salary") {
            return paidDayText(of.paid, locale) ?? salaryText(of.paid.salary, currency, locale);
          }
          return of.kind === "part" ? plannedPartLines(of.part, currency, locale).join(" ") : null;
        }}
        amount={(minor) => formatAmount(minor, currency, locale)}
      />
    </>
  );
}
