import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { reportRemarks } from "@crewline/domain/projections/reports/report-remarks";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
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
  const hasMealRules = company.workRules.breaks.meals.length > 0;
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }}>
      <Typography>{question}</Typography>
      {reportRemarks({ input, table, hasMealRules }, locale).map((remark) => (
        <Typography key={remark} variant="body2" color="textSecondary">
          {remark}
        </Typography>
      ))}
    </Stack>
  );
}
