import { signedAmount } from "@crewline/domain/kernel/money/amount";
import type { Currency } from "@crewline/domain/kernel/money/amount";
import { explainImpact } from "@crewline/domain/rules/figures/raise-figures";
import type { PlannedRaise } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { raiseImpactText } from "@crewline/domain/words/pay/raise-cost-words";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { FigureLines } from "../../entities/wages/explained/figure-lines.tsx";
import { useLocale } from "../../locale/use-locale.ts";

interface RaiseImpactProps {
  kind: "open" | "adjustment";
  raised: readonly PlannedRaise[];
  currency: Currency;
}

const subjects = { open: "Open pay periods", adjustment: "Adjustments" };

/** By how much a raise changes pay that was already computed; opens by person. */
export function RaiseImpact({ kind, raised, currency }: RaiseImpactProps) {
  const locale = useLocale();
  const people = raised.map(({ employeeId, employeeName, impact }) => ({
    employeeId,
    employeeName,
    amountMinor: kind === "open" ? impact.openMinor : impact.adjustmentMinor,
  }));
  const total = people.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const write = (minor: number) => signedAmount(minor, currency, locale);
  return (
    <ExplainedFigure
      figure={write(total)}
      subject={subjects[kind]}
      renderExplanation={() => (
        <FigureLines
          figure={explainImpact(total, people)}
          intro={[raiseImpactText(kind, locale)]}
          text={({ employeeName }) => employeeName}
          amount={write}
        />
      )}
    />
  );
}
