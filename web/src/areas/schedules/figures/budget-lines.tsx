import { formatAmount, formatMoney, minorDigits } from "@crewline/domain/kernel/money/amount";
import type { PlannedCost } from "@crewline/domain/projections/schedules/week-counter";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useLocale } from "../../../locale/use-locale.ts";

interface BudgetLinesProps {
  cost: PlannedCost;
  /** In minor units; undefined for a day or a week without a labor budget. */
  budgetMinor: number | undefined;
  /** True if another budget is exceeded, that of hours. */
  isOver?: boolean;
}

/** The planned cost beside its budget, in whole units, and a line if it is above it. */
export function BudgetLines({ cost, budgetMinor, isOver = false }: BudgetLinesProps) {
  const locale = useLocale();
  const company = useCompany();
  if (company.status !== "ready") return null;
  const { currency } = company.data;
  const { minor } = cost;
  const isBudgeted = minor !== null && budgetMinor !== undefined;
  const [exact, budget] = [minor ?? 0, budgetMinor ?? 0].map((amount) =>
    formatAmount(amount, currency, locale),
  );
  const whole = (amount: number) =>
    formatMoney(Math.round(amount / 10 ** minorDigits(currency)), { currency, digits: 0 }, locale);
  return (
    <>
      {isBudgeted && (
        <div className="quiet" title={`${exact} of ${budget}`}>
          {`${whole(minor)} of ${whole(budgetMinor)}`}
        </div>
      )}
      {(isOver || (isBudgeted && minor > budgetMinor)) && (
        <div className="overtime">Over budget</div>
      )}
    </>
  );
}
