import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { reportRemarks } from "@crewline/domain/projections/reports/report-remarks";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { dailyRestSeconds } from "@crewline/domain/rules/schedules/daily-rest";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { useLocale } from "../../../locale/use-locale.ts";

interface ReportRemarksProps {
  table: ReportTable;
  input: ReportInput;
  company: Company;
}

/** What the report answers, what its figures include, and with what they are compared. */
export function ReportRemarks({ table, input, company }: ReportRemarksProps) {
  const locale = useLocale();
  const { question } = reportTexts(locale).titles[input.reportId];
  const { workRules, limits } = rulesOn(company, input.range.lastDay);
  const hasMealRules = workRules.breaks.meals.length > 0;
  const remarked = { input, table, hasMealRules, restSeconds: dailyRestSeconds(limits) };
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      <Typography>{question}</Typography>
      {reportRemarks(remarked, locale).map((remark) => (
        <Typography key={remark} variant="body2" color="textSecondary">
          {remark}
        </Typography>
      ))}
    </Stack>
  );
}
