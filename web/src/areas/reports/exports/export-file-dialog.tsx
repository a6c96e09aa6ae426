import { exportDifferences } from "@crewline/domain/projections/payroll/export-differences";
import type { ExportContent } from "@crewline/domain/projections/payroll/export-file";
import type { PayrollExport } from "@crewline/domain/records/pay/payroll-export";
import { changesSinceText } from "@crewline/domain/words/pay/export-words";
import type { PayrollFiles } from "@crewline/domain/records/company/payroll-layout";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { layoutOptions } from "../../../entities/company/layout-options.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { FormDialog } from "../../../ui/forms/form-dialog.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { LoadResult } from "../../../ui/loading/load-result.ts";
import { allResults, mapResult, queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { ExportPreview } from "./export-preview.tsx";
import { exportQuery } from "./export-query.ts";
import type { FileFormat } from "./use-save-export.ts";
import { useSaveExport } from "./use-save-export.ts";

const formats = [
  { value: "text", label: "The file for payroll (CSV)" },
  { value: "sheet", label: "A spreadsheet to look through (XLSX)" },
] as const;

interface ExportFileDialogProps {
  batch: PayrollExport;
  earlier: readonly PayrollExport[];
  files: PayrollFiles;
  /** The earlier export whose changes are chosen at first; null for the whole export. */
  since?: PayrollExport | null;
  onClose: () => void;
}

/** The file of an export in a layout to choose, or only what changed since an earlier export. */
export function ExportFileDialog(props: ExportFileDialogProps) {
  const { batch, earlier, files, onClose } = props;
  const locale = useLocale();
  const [layoutId, setLayoutId] = useState(files.layoutId);
  const [since, setSince] = useState<string>(props.since?.id ?? "");
  const [format, setFormat] = useState<FileFormat>("text");
  const before = earlier.find(({ id }) => id === since) ?? null;
  const result = useContent(batch, before);
  const choice = { layoutId, files };
  const { save, isRunning } = useSaveExport(onClose);
  return (
    <FormDialog
      open
      title={`Files of export ${batch.number}`}
      submitLabel="Download"
      onSubmit={() => {
        if (result.status === "ready") void save(result.data, choice, format);
      }}
      isRunning={isRunning}
      isBlocked={result.status !== "ready" || result.data.lines.length === 0}
      problem={null}
      keepLabel="Close"
      savesNothing
      onClose={onClose}
      maxWidth="md"
    >
      <SelectInput
        label="Layout"
        value={layoutId}
        options={layoutOptions(files.layouts, locale)}
        onChange={setLayoutId}
      />
      <SelectInput
        label="Format"
        value={format}
        options={formats}
        onChange={setFormat}
        help="A spreadsheet that opens the file for payroll drops the zeros in front of an ID."
      />
      {earlier.length > 0 && (
        <SelectInput
          label="Content"
          value={since}
          options={[
            { value: "", label: "The whole export" },
            ...earlier.map(({ id, number }) => ({
              value: String(id),
              label: changesSinceText(number, locale),
            })),
          ]}
          onChange={setSince}
          help="The period was exported before. Choose the changes if payroll has imported that export."
        />
      )}
      <DataStates result={result} label="the export">
        {(content) => <ExportPreview content={content} choice={choice} />}
      </DataStates>
    </FormDialog>
  );
}

/** The lines of the export, or what they have more or less than those of the earlier one. */
function useContent(batch: PayrollExport, before: PayrollExport | null): LoadResult<ExportContent> {
  const later = queryResult(useQuery(exportQuery(batch.id)));
  const earlier = queryResult(useQuery(exportQuery(before?.id ?? batch.id)));
  return mapResult(allResults({ later, earlier }), (both) => {
    if (before === null) return { ...both.later, since: null };
    const lines = exportDifferences(both.earlier.lines, both.later.lines);
    return { batch, lines, since: before.number };
  });
}
