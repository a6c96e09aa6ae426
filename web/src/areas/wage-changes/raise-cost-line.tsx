import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { explainPeriodCost, explainYearlyCost } from "@crewline/domain/rules/figures/raise-figures";
import { periodsOfYear } from "@crewline/domain/rules/pay/salary-days";
import { costOfPeriod } from "@crewline/domain/rules/wage-changes/raise-cost";
import type { PlannedRaise } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { periodCostText, yearlyCostText } from "@crewline/domain/words/pay/raise-cost-words";
import { ExplainedFigure } from "../../entities/wages/explained/explained-figure.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { todayIn } from "../../time/use-today.ts";
import { RaiseCostLines } from "./raise-cost-lines.tsx";

interface RaiseCostLineProps {
  raised: readonly PlannedRaise[];
  company: Company;
}

/** The cost of the raise each pay period and year, and the hours that it assumes. */
export function RaiseCostLine({ raised, company }: RaiseCostLineProps) {
  const locale = useLocale();
  const { currency, timeZone } = company;
  const yearMinor = raised.reduce((sum, { cost }) => sum + cost.yearMinor, 0);
  const { payPeriod } = rulesOn(company, todayIn(timeZone));
  const periodMinor = costOfPeriod(yearMinor, payPeriod);
  const periods = periodsOfYear(payPeriod);
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>
        {"About "}
        <ExplainedFigure
          figure={formatAmount(periodMinor, currency, locale)}
          subject="Cost of the raise in a pay period"
          renderExplanation={() => (
            <RaiseCostLines
              figure={explainPeriodCost(periodMinor, raised, periods)}
              intro={periodCostText(periods, locale)}
              company={company}
            />
          )}
        />
        {" a pay period, "}
        <ExplainedFigure
          figure={formatAmount(yearMinor, currency, locale)}
          subject="Cost of the raise in a year"
          renderExplanation={() => (
            <RaiseCostLines
              figure={explainYearlyCost(yearMinor, raised)}
              intro={yearlyCostText(locale)}
              company={company}
            />
          )}
        />
        {" a year"}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`Based on ${basisWords(raised)}. Overtime and employer taxes not included.`}
      </Typography>
    </div>
  );
}

function basisWords(raised: readonly PlannedRaise[]): string {
  const count = (basis: PlannedRaise["cost"]["basis"]) =>
    raised.filter(({ cost }) => cost.basis === basis).length;
  const [contract, worked, none] = [count("contract"), count("worked"), count("none")];
  return [
    ...(contract > 0 ? [`contract hours (${contract})`] : []),
    ...(worked > 0 ? [`hours worked in the last 4 weeks (${worked})`] : []),
    ...(none > 0 ? [`no hours yet (${none})`] : []),
  ].join(", ");
}
