import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatAmount, signedAmount } from "@crewline/domain/kernel/money/amount";
import type { PeriodImpact } from "@crewline/domain/records/pay/wage-impact";
import { useLocale } from "../../locale/use-locale.ts";
import { ImpactTable } from "./impact-table.tsx";
import type { NameOf } from "./wage-impact-words.ts";
import { daysWords, earningWords } from "./wage-impact-words.ts";

interface AdjustmentProps {
  period: PeriodImpact;
  currency: string;
  nameOf: NameOf;
}

/** The amounts of an exported period: paid, owed now, and where the difference is paid. */
export function ImpactAdjustment({ period, currency, nameOf }: AdjustmentProps) {
  const locale = useLocale();
  const title = `Exported: ${daysWords(period, locale)}, export ${period.exportNumber ?? 1}`;
  const sumOf = (shares: readonly { amountMinor: number }[]) =>
    formatAmount(
      shares.reduce((sum, share) => sum + share.amountMinor, 0),
      currency,
      locale,
    );
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {`Paid in ${daysWords(period.paidIn, locale)}.`}
      </Typography>
      <ImpactTable
        label={`Adjustment lines for ${daysWords(period, locale)}`}
        head={["Earning", "Paid", "Owed", "Adjustment"]}
        rows={period.lines.map((line) => ({
          key: [line.kind, line.locationId, line.jobRoleId ?? line.jobRole].join("|"),
          title: earningWords[line.kind],
          detail: nameOf(line.locationId, line.jobRole),
          cells: [
            sumOf(line.paid),
            sumOf(line.owed),
            signedAmount(line.amountMinor, currency, locale),
          ],
        }))}
        total={[
          formatAmount(period.paidMinor, currency, locale),
          formatAmount(period.owedMinor, currency, locale),
          signedAmount(period.differenceMinor, currency, locale),
        ]}
      />
    </Box>
  );
}
