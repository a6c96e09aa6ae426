import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import { weeksOfPeriod } from "@crewline/domain/rules/reports/weeks-of-period";
import { useLocale } from "../../../locale/use-locale.ts";
import { useCompany } from "../../company/use-company.ts";
import { HowComputed } from "./how-computed.tsx";
import { weekDerivation } from "./week-derivation.ts";

/** More weeks than a pay period has would be a list of their own. */
const MOST_WEEKS = 6;

interface ComputedWeeksProps {
  period: PayPeriodDays;
  employeeId: EmployeeId;
}

/** The derivation of a person's hours and pay, week by week of a pay period. */
export function ComputedWeeks({ period, employeeId }: ComputedWeeksProps) {
  const locale = useLocale();
  const company = useCompany();
  if (company.status !== "ready") return null;
  const weeks = weeksOfPeriod(period, company.data.workRules.weekStart);
  if (weeks.length > MOST_WEEKS) return null;
  return weeks.map((weekStart) => (
    <div key={weekStart}>
      <HowComputed label={`How the week of ${formatDate(weekStart, locale)} is computed`}>
        <weekDerivation.Part employeeId={employeeId} weekStart={weekStart} />
      </HowComputed>
    </div>
  ));
}
