import Alert from "@mui/material/Alert";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { PolicyWeek } from "@crewline/domain/rules/overtime-policies/policy-impact";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatAmount, signedAmount } from "@crewline/domain/kernel/money/amount";
import { formatOvertime } from "@crewline/domain/kernel/time/duration";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { ImpactTable } from "../../../entities/wages/impact-table.tsx";

interface PolicyWeeksProps {
  weeks: readonly PolicyWeek[];
  currency: string;
}

/** The open weeks that another policy computes again, with their overtime and pay. */
export function PolicyWeeks({ weeks, currency }: PolicyWeeksProps) {
  const locale = useLocale();
  const difference = weeks.reduce(
    (sum, { before, after }) => sum + after.totalMinor - before.totalMinor,
    0,
  );
  const cellOf = ({ totalMinor, overtimeSeconds }: PolicyWeek["before"]) => ({
    amount: formatAmount(totalMinor, currency, locale),
    from: `Overtime ${formatOvertime(overtimeSeconds)}`,
  });
  return (
    <>
      <Alert severity="info" role="status">
        {`${counted(weeks.length, nouns.openWeek, locale)} recalculated: ${signedAmount(difference, currency, locale)}.`}
      </Alert>
      <ImpactTable
        label="Weeks that change"
        head={["Week of", "Before", "After"]}
        rows={weeks.map(({ weekStart, before, after }) => ({
          key: weekStart,
          title: formatDate(weekStart, locale),
          detail: "",
          cells: [cellOf(before), cellOf(after)],
        }))}
        total={null}
      />
    </>
  );
}
