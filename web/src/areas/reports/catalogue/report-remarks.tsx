import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import {
  reportTexts,
  unapprovedText,
  unpricedText,
} from "@crewline/domain/words/reports/report-words";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";

interface ReportRemarksProps {
  table: ReportTable;
  input: ReportInput;
  question: string;
}

/** What the report answers, what its figures include, and with what they are compared. */
export function ReportRemarks({ table, input, question }: ReportRemarksProps) {
  const locale = useLocale();
  const { comparedWith, overtimeDay } = reportTexts(locale);
  const { unapprovedEntries: entries, unapprovedSeconds: seconds, unpricedSeconds } = table;
  const { before, groupBy } = input;
  const remarks = [
    ...(entries === 0 ? [] : [unapprovedText({ entries, seconds }, locale)]),
    ...(unpricedSeconds === 0 ? [] : [unpricedText(unpricedSeconds, locale)]),
    ...(before === null
      ? []
      : [comparedWith(formatDayRange(before.firstDay, before.lastDay, locale))]),
    ...(groupBy === "day" || groupBy === "week" ? [overtimeDay] : []),
  ];
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      <Typography>{question}</Typography>
      {remarks.map((remark) => (
        <Typography key={remark} variant="body2" color="textSecondary">
          {remark}
        </Typography>
      ))}
    </Stack>
  );
}
