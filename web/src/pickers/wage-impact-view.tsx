import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatAmount } from "@crewline/domain/money/amount";
import { formatRate } from "@crewline/domain/money/rate";
import { formatDuration } from "@crewline/domain/time/duration";
import { formatDate, formatDayTime } from "@crewline/domain/time/format";
import type {
  LineImpact,
  PeriodImpact,
  WageImpact,
  WeekImpact,
} from "@crewline/domain/wage-changes/wage-impact";
import { changeWords, daysWords, earningWords, signedAmount } from "./wage-impact-words.ts";
import { ImpactTable } from "./impact-table.tsx";
import { counted } from "@crewline/domain/formats/counted";

interface WageImpactViewProps {
  impact: WageImpact;
  locations: readonly { id: string; name: string }[];
}

type NameOf = (locationId: string, jobRole: string | null) => string;

/** Everything that a change of rates does to pay: the sums, the adjustments, each week and entry. */
export function WageImpactView({ impact, locations }: WageImpactViewProps) {
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
          {`${daysWords(period)} is closed and not exported yet. Reopen that period, so that it is paid at the new rate, or export it, so that the difference is paid later.`}
        </Alert>
      ))}
      {exported.map((period) => (
        <Adjustment
          key={period.firstDay}
          period={period}
          currency={impact.currency}
          nameOf={nameOf}
        />
      ))}
      {impact.weeks.map((week, index) => (
        <Week
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
  const { weeks, openMinor, adjustmentMinor, currency } = impact;
  const [first] = weeks;
  return (
    <Alert severity="info" role="status">
      {first === undefined
        ? "No pay changes: nobody has worked at this rate since that day."
        : `The pay of ${counted(weeks.length, "week")} changes.`}
      {openMinor !== 0 &&
        ` Open pay periods are computed anew: ${signedAmount(openMinor, currency)}.`}
      {adjustmentMinor !== 0 &&
        ` What was exported stays as it is; the difference of ${signedAmount(adjustmentMinor, currency)} is paid by adjustment lines.`}
    </Alert>
  );
}

interface AdjustmentProps {
  period: PeriodImpact;
  currency: string;
  nameOf: NameOf;
}

/** What an exported period paid, what is owed for it now, and where the difference is paid. */
function Adjustment({ period, currency, nameOf }: AdjustmentProps) {
  const title = `Exported: ${daysWords(period)}, export ${period.exportNumber ?? 1}`;
  const sumOf = (shares: readonly { amountMinor: number }[]) =>
    formatAmount(
      shares.reduce((sum, share) => sum + share.amountMinor, 0),
      currency,
    );
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {`Paid in ${daysWords(period.paidIn)}.`}
      </Typography>
      <ImpactTable
        label={`Adjustment lines for ${daysWords(period)}`}
        head={["Earning", "Paid", "Owed", "Adjustment"]}
        rows={period.lines.map((line) => ({
          key: [line.kind, line.locationId, line.jobRole].join("|"),
          title: earningWords[line.kind],
          detail: nameOf(line.locationId, line.jobRole),
          cells: [sumOf(line.paid), sumOf(line.owed), signedAmount(line.amountMinor, currency)],
        }))}
        total={[
          formatAmount(period.paidMinor, currency),
          formatAmount(period.owedMinor, currency),
          signedAmount(period.differenceMinor, currency),
        ]}
      />
    </Box>
  );
}

interface WeekProps {
  week: WeekImpact;
  impact: WageImpact;
  nameOf: NameOf;
  isOpen: boolean;
}

function Week({ week, impact, nameOf, isOpen }: WeekProps) {
  const { currency } = impact;
  const { weekStart, beforeMinor, afterMinor, lines } = week;
  const title = `Week of ${formatDate(weekStart)}`;
  return (
    <details open={isOpen}>
      <Box component="summary" sx={{ cursor: "pointer", py: 0.5 }}>
        <strong>{title}</strong>
        {`: ${changeWords(beforeMinor, afterMinor, currency)}`}
      </Box>
      <ImpactTable
        label={title}
        head={["Day", "Hours", "Before", "After"]}
        rows={lines.map((line) => ({
          key: [line.day, line.kind, line.locationId, line.jobRole, line.payDay].join("|"),
          title: `${formatDate(line.day)}, ${earningWords[line.kind]}`,
          detail: [nameOf(line.locationId, line.jobRole), periodWords[line.period]].join(" · "),
          cells: [
            formatDuration(line.after.seconds),
            sideOf(line.before, currency),
            sideOf(line.after, currency),
          ],
        }))}
        total={null}
      />
      <Entries week={week} timeZone={impact.timeZone} nameOf={nameOf} />
    </details>
  );
}

const periodWords = { open: "computed anew", closed: "closed", exported: "adjusted" };

function sideOf({ amountMinor, ratesTenThousandths }: LineImpact["before"], currency: string) {
  const rates = ratesTenThousandths.map((rate) => formatRate(rate, currency)).join(" / ");
  return { amount: formatAmount(amountMinor, currency), from: rates === "" ? "" : `at ${rates}` };
}

function Entries({
  week,
  timeZone,
  nameOf,
}: Omit<WeekProps, "isOpen" | "impact"> & { timeZone: string }) {
  const words = week.entries.map(({ entryId, startsAt, endsAt, locationId, jobRole }) => ({
    entryId,
    text: `${formatDayTime(startsAt, timeZone)} to ${endsAt === null ? "now" : formatDayTime(endsAt, timeZone)}, ${nameOf(locationId, jobRole)}`,
  }));
  if (words.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 600 }}>
        {counted(words.length, "entry", "entries")}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, typography: "body2" }}>
        {words.map(({ entryId, text }) => (
          <li key={entryId}>{text}</li>
        ))}
      </Box>
    </Box>
  );
}
