import type { Locale } from "../../kernel/formats/locale.ts";
import type { PayrollFiles } from "../../records/company/payroll-layout.ts";
import { builtInLayoutIdSchema } from "../../records/company/payroll-layout.ts";
import type { PayrollExport } from "../../records/pay/payroll-export.ts";
import { exportTotals } from "../../records/pay/payroll-export.ts";
import type { DatedLine } from "../../records/pay/payroll-report.ts";
import { payrollCsv } from "../files/payroll-csv.ts";
import { layoutOf } from "./payroll-layouts.ts";
import type { FileSource } from "./payroll-table.ts";
import { payrollText } from "./payroll-table.ts";

/** An export, or what it has more or less than an earlier one of the same period. */
export interface ExportContent {
  batch: PayrollExport;
  lines: readonly DatedLine[];
  /** The number of the earlier export that the lines are differences from; null for all lines. */
  since: number | null;
}

/** The layout of a file, and the company's settings of its files. */
export interface FileChoice {
  layoutId: PayrollFiles["layoutId"];
  files: PayrollFiles;
}

/** Returns the text of an export's file: the same one every time. */
export function exportFileText(content: ExportContent, choice: FileChoice, locale: Locale): string {
  const layout = layoutOf(choice.layoutId, choice.files.layouts);
  const { batch, lines } = content;
  if (layout !== null) return payrollText(layout, exportSource(content, choice.files), locale);
  const { totalMinor } = exportTotals(lines);
  return payrollCsv({ ...batch, lines: [...lines], totalMinor }, locale);
}

/** What the rows of a file are made of. */
export function exportSource(
  { batch, lines }: Pick<ExportContent, "batch" | "lines">,
  { companyCode }: Pick<PayrollFiles, "companyCode">,
): FileSource {
  const { firstDay, lastDay, currency, earningCodes, costCentres, number } = batch;
  const facts = { firstDay, lastDay, currency, earningCodes, costCentres };
  return { ...facts, lines, companyCode, exportNumber: number };
}

/** "payroll-2026-11-09-2026-11-15-export-2-adp.csv", or "…-export-2-changes-since-1.csv". */
export function exportFileName(content: ExportContent, { layoutId, files }: FileChoice): string {
  const { firstDay, lastDay, number } = content.batch;
  const since = content.since === null ? "" : `-changes-since-${content.since}`;
  const layout = layoutOf(layoutId, files.layouts);
  const name = layout === null ? "" : `-${nameInFile(layoutId, files)}`;
  const ending = layout?.separator === "\t" ? "txt" : "csv";
  return `payroll-${firstDay}-${lastDay}-export-${number}${since}${name}.${ending}`;
}

/** A name without what a file system may refuse. */
function nameInFile(layoutId: PayrollFiles["layoutId"], { layouts }: PayrollFiles): string {
  if (builtInLayoutIdSchema.safeParse(layoutId).success) return layoutId;
  const name = layouts.find(({ id }) => id === layoutId)?.name ?? "";
  return (
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/gu, "") || "own"
  );
}
