import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Company } from "@crewline/domain/records/company/company";
import type { PayrollExport } from "@crewline/domain/records/pay/payroll-export";
import { changesSinceText } from "@crewline/domain/words/pay/export-words";
import { useState } from "react";
import { useLocale } from "../../../locale/use-locale.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { ExportSums } from "./export-sums.tsx";
import { ExportFileDialog } from "./export-file-dialog.tsx";
import { useDownloadExport } from "./use-download-export.ts";

/** Enough of the hash of the lines to tell exports apart; the whole one is its title. */
const SHOWN_HASH = 8;

interface ExportRowProps {
  batch: PayrollExport;
  /** The exports of the period before this one, the latest first. */
  earlier: readonly PayrollExport[];
  company: Company;
}

/** An export with its sums: its file, other files of it, and the check of what payroll paid. */
export function ExportRow({ batch, earlier, company }: ExportRowProps) {
  const locale = useLocale();
  const { payrollFiles: files, timeZone } = company;
  const { run, isRunning } = useDownloadExport(files);
  const [open, setOpen] = useState<"file" | "changes" | "compare" | null>(null);
  const { number, peopleCount } = batch;
  const [last = null] = earlier;
  const close = () => setOpen(null);
  return (
    <li>
      <strong>Export {number}</strong>
      <span className="grow">
        {counted(peopleCount, nouns.employee, locale)}, <ExportSums batch={batch} />
      </span>
      <Typography variant="body2" color="textSecondary" component="span">
        {formatDayTime(batch.exportedAt, timeZone, locale)} by {batch.exportedByName}
        {", "}
        <span title={batch.linesHash}>hash {batch.linesHash.slice(0, SHOWN_HASH)}</span>
      </Typography>
      <span>
        <Button
          size="small"
          loading={isRunning}
          onClick={() => void run(batch.id)}
          aria-label={`Download export ${number}`}
        >
          Download
        </Button>
        {last !== null && (
          <Button size="small" onClick={() => setOpen("changes")}>
            {changesSinceText(last.number, locale)}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => setOpen("file")}
          aria-label={`Other files of export ${number}`}
        >
          Other files
        </Button>
        <Button
          size="small"
          onClick={() => setOpen("compare")}
          aria-label={`Compare with payroll: export ${number}`}
        >
          Compare with payroll
        </Button>
      </span>
      {(open === "file" || open === "changes") && (
        <ExportFileDialog
          batch={batch}
          earlier={earlier}
          files={files}
          since={open === "changes" ? last : null}
          onClose={close}
        />
      )}
      {open === "compare" && <CompareDialog batch={batch} onClose={close} />}
    </li>
  );
}
