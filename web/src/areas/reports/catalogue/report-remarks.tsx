import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import {
  incompleteText,
  reportTexts,
  unapprovedText,
  unpricedText,
} from "@crewline/domain/words/reports/report-words";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";

interface ReportRemarksProps {
  table: ReportTable;
  input: ReportInput;
  company: Company;
}

/** What the report answers, what its figures include, and with what they are compared. */
export function ReportRemarks({ table, input, company }: ReportRemarksProps) {
  const locale = useLocale();
  const { titles, comparedWith, overtimeDay, noMealRules } = reportTexts(locale);
  const {
    unapprovedEntries: entries,
    unapprovedSeconds: seconds,
    unpricedSeconds,
    incompleteUntil,
  } = table;
  const { before, groupBy, reportId } = input;
  const { question, counts } = titles[reportId];
  const hasWeeks = reportCatalogue[reportId].sources.includes("weeks");
  const hasNoMealRules = company.workRules.breaks.meals.length === 0;
  const remarks = [
    ...(counts === undefined ? [] : [counts]),
    ...(reportId === "breaks" && hasNoMealRules ? [noMealRules] : []),
    ...(incompleteUntil === null ? [] : [incompleteText(incompleteUntil, locale)]),
    ...(entries === 0 ? [] : [unapprovedText({ entries, seconds }, locale)]),
    ...(unpricedSeconds === 0 ? [] : [unpricedText(unpricedSeconds, locale)]),
    ...(before === null
      ? []
      : [comparedWith(formatDayRange(before.firstDay, before.lastDay, locale))]),
    ...(hasWeeks && (groupBy === "day" || groupBy === "week") ? [overtimeDay] : []),
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
