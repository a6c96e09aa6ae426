import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { useRoleName } from "../company/use-job-roles.ts";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatRate } from "@crewline/domain/kernel/money/rate";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatDate, formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { LineImpact, WageImpact, WeekImpact } from "@crewline/domain/records/pay/wage-impact";
import { useLocale } from "../../locale/use-locale.ts";
import { ImpactTable } from "./impact-table.tsx";
import type { NameOf } from "./wage-impact-words.ts";
import { changeWords, earningWords } from "./wage-impact-words.ts";

interface WeekProps {
  week: WeekImpact;
  impact: WageImpact;
  nameOf: NameOf;
  isOpen: boolean;
}

/** One workweek: its pay before and after, line by line, and the entries behind it. */
export function ImpactWeek({ week, impact, nameOf, isOpen }: WeekProps) {
  const locale = useLocale();
  const { currency } = impact;
  const roleName = useRoleName();
  const workOf = ({ jobRoleId, addition }: LineImpact) =>
    nameOrNone(jobRoleId, roleName) ?? addition;
  const { weekStart, beforeMinor, afterMinor, lines } = week;
  const title = `Week of ${formatDate(weekStart, locale)}`;
  return (
    <details open={isOpen}>
      <Box component="summary" sx={{ cursor: "pointer", py: 0.5 }}>
        <strong>{title}</strong>
        {`: ${changeWords(beforeMinor, afterMinor, { currency, locale })}`}
      </Box>
      <ImpactTable
        label={title}
        head={["Day", "Hours", "Before", "After"]}
        rows={lines.map((line) => ({
          key: [line.day, line.kind, line.locationId, workOf(line), line.payDay].join("|"),
          title: `${formatDate(line.day, locale)}, ${earningWords[line.kind]}`,
          detail: [nameOf(line.locationId, workOf(line)), periodWords[line.period]].join(" · "),
          cells: [
            formatDuration(line.after.seconds),
            sideOf(line.before, currency, locale),
            sideOf(line.after, currency, locale),
          ],
        }))}
        total={null}
      />
      <Entries week={week} timeZone={impact.timeZone} nameOf={nameOf} />
    </details>
  );
}

const periodWords = {
  open: "recalculated",
  closing: "being closed",
  closed: "closed",
  exported: "adjusted",
};

function sideOf(
  { amountMinor, ratesTenThousandths }: LineImpact["before"],
  currency: string,
  locale: Locale,
) {
  const rates = ratesTenThousandths.map((rate) => formatRate(rate, currency, locale)).join(" / ");
  return {
    amount: formatAmount(amountMinor, currency, locale),
    from: rates === "" ? "" : `at ${rates}`,
  };
}

function Entries({
  week,
  timeZone,
  nameOf,
}: Omit<WeekProps, "isOpen" | "impact"> & { timeZone: string }) {
  const locale = useLocale();
  const roleName = useRoleName();
  const words = week.entries.map(({ entryId, startsAt, endsAt, locationId, jobRoleId }) => ({
    entryId,
    text: `${formatDayTime(startsAt, timeZone, locale)} to ${endsAt === null ? "now" : formatDayTime(endsAt, timeZone, locale)}, ${nameOf(locationId, nameOrNone(jobRoleId, roleName))}`,
  }));
  if (words.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" component="h4" sx={{ fontWeight: 600 }}>
        {counted(words.length, nouns.entry, locale)}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, typography: "body2" }}>
        {words.map(({ entryId, text }) => (
          <li key={entryId}>{text}</li>
        ))}
      </Box>
    </Box>
  );
}
