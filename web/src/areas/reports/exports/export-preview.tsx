import type { ExportContent, FileChoice } from "@crewline/domain/projections/payroll/export-file";
import { exportSource } from "@crewline/domain/projections/payroll/export-file";
import { fileWarnings } from "@crewline/domain/projections/payroll/file-warnings";
import { layoutOf } from "@crewline/domain/projections/payroll/payroll-layouts";
import { payrollTable } from "@crewline/domain/projections/payroll/payroll-table";
import { moreLine } from "@crewline/domain/kernel/formats/listed";
import type { PayrollLayout } from "@crewline/domain/records/company/payroll-layout";
import { builtInLayoutIdSchema } from "@crewline/domain/records/company/payroll-layout";
import { fileWarningTexts } from "@crewline/domain/words/files/file-warning-words";
import { payrollLayoutWords } from "@crewline/domain/words/files/payroll-layout-words";
import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { PayrollFileTable } from "../../../entities/company/payroll-file-table.tsx";
import { useLocale } from "../../../locale/use-locale.ts";

const MOST_ROWS = 8;

interface ExportPreviewProps {
  content: ExportContent;
  choice: FileChoice;
}

/** What the file will say: how its layout is meant, what it lacks, and its first rows. */
export function ExportPreview({ content, choice }: ExportPreviewProps) {
  const { layouts } = payrollLayoutWords(useLocale());
  const { layoutId, files } = choice;
  const layout = layoutOf(layoutId, files.layouts);
  const builtIn = builtInLayoutIdSchema.safeParse(layoutId);
  if (content.lines.length === 0) {
    return <Typography>Nothing changed since that export.</Typography>;
  }
  return (
    <>
      <LayoutNote layoutId={layoutId} />
      {builtIn.success && !["standard", "long"].includes(builtIn.data) && (
        <Alert severity="info">
          This layout follows the published description of {layouts[builtIn.data]} and was not tried
          with the program itself. Import one employee first.
        </Alert>
      )}
      {layout !== null && <FileTable layout={layout} content={content} choice={choice} />}
    </>
  );
}

function LayoutNote({ layoutId }: Pick<FileChoice, "layoutId">) {
  const { notes } = payrollLayoutWords(useLocale());
  const builtIn = builtInLayoutIdSchema.safeParse(layoutId);
  return builtIn.success ? <Typography>{notes[builtIn.data]}</Typography> : null;
}

function FileTable({ layout, content, choice }: ExportPreviewProps & { layout: PayrollLayout }) {
  const locale = useLocale();
  const source = exportSource(content, choice.files);
  const { headings, rows } = payrollTable(layout, source, locale);
  const warnings = fileWarningTexts(fileWarnings(layout, source), source.currency, locale);
  return (
    <>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      <PayrollFileTable
        label="First rows of the file"
        table={{ headings, rows: rows.slice(0, MOST_ROWS) }}
      />
      {rows.length > MOST_ROWS && (
        <Typography color="textSecondary">{moreLine(rows.length - MOST_ROWS, locale)}</Typography>
      )}
    </>
  );
}
