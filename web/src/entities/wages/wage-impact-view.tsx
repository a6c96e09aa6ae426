import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { signedAmount } from "@crewline/domain/kernel/money/amount";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { WageImpact } from "@crewline/domain/records/pay/wage-impact";
import { useLocale } from "../../locale/use-locale.ts";
import { ImpactAdjustment } from "./impact-adjustment.tsx";
import { ImpactWeek } from "./impact-week.tsx";
import type { NameOf } from "./wage-impact-words.ts";
import { daysWords } from "./wage-impact-words.ts";

interface WageImpactViewProps {
  impact: WageImpact;
  locations: readonly { id: LocationId; name: string }[];
}

/**
 * Everything that a change of rates does to pay: the sums, the adjustments, each week and entry.
 */
export function WageImpactView({ impact, locations }: WageImpactViewProps) {
  const locale = useLocale();
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  const nameOf: NameOf = (locationId, jobRole) =>
    [jobRole, names.get(locationId) ?? null].filter((part) => part !== null).join(", ");
  const closed = impact.periods.filter(({ state }) => state === "closed");
  const exported = impact.periods.filter(({ state }) => state === "exported");
  return (
    <Stack spacing={2}>
      <Summary impact={impact} />
      {closed.map((period) => (
        <Alert severity="error" key={period.firstDay}>
          {`${daysWords(period, locale)} is closed and not exported yet. Reopen that period, so that it is paid at the new rate, or export it, so that the difference is paid later.`}
        </Alert>
      ))}
      {exported.map((period) => (
        <ImpactAdjustment
          key={period.firstDay}
          period={period}
          currency={impact.currency}
          nameOf={nameOf}
        />
      ))}
      {impact.weeks.map((week, index) => (
        <ImpactWeek
          key={week.weekStart}
          week={week}
          impact={impact}
          nameOf={nameOf}
          isOpen={index === 0}
        />
      ))}
    </Stack>
  );
}

function Summary({ impact }: { impact: WageImpact }) {
  const locale = useLocale();
  const { weeks, openMinor, adjustmentMinor, currency } = impact;
  const [first] = weeks;
  return (
    <Alert severity="info" role="status">
      {first === undefined
        ? "No pay changes: no one has worked at this rate since that day."
        : `The pay of ${counted(weeks.length, nouns.week, locale)} changes.`}
      {openMinor !== 0 &&
        ` Open pay periods are recalculated: ${signedAmount(openMinor, currency, locale)}.`}
      {adjustmentMinor !== 0 &&
        ` What was exported stays as it is; the difference of ${signedAmount(adjustmentMinor, currency, locale)} is paid by adjustment lines.`}
    </Alert>
  );
}
