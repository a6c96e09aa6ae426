import Typography from "@mui/material/Typography";
import type { Company } from "@crewline/domain/records/company/company";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { costOfPeriod } from "@crewline/domain/rules/wage-changes/raise-cost";
import type { PlannedRaise } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { useLocale } from "../../locale/use-locale.ts";
import { todayIn } from "../../time/use-today.ts";

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
  const period = formatAmount(costOfPeriod(yearMinor, payPeriod), currency, locale);
  return (
    <div>
      <Typography sx={{ fontWeight: 600 }}>
        {`About ${period} a pay period, ${formatAmount(yearMinor, currency, locale)} a year`}
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
