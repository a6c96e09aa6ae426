import type { AuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { rangeFileName } from "@crewline/domain/projections/files/range-file-name";
import Download from "@mui/icons-material/DownloadOutlined";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpcClient } from "../../api/trpc.ts";
import { useToday } from "../../time/use-today.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { downloadText } from "../../ui/tables/csv-file.ts";
import { daysOf } from "./audit-days.ts";

interface ExportAuditButtonProps {
  filters: AuditFilters;
  /** The company's zone, by whose days the audit is sealed; null before it is known. */
  timeZone: string | null;
}

/** Saves what the filter shows, of all other rows of the days their hashes, as a provable file. */
export function ExportAuditButton({ filters, timeZone }: ExportAuditButtonProps) {
  const [isRunning, setIsRunning] = useState(false);
  const notify = useNotice();
  const days = daysOf(filters, useToday(timeZone ?? "UTC"));

  const handleClick = async () => {
    setIsRunning(true);
    const text = await fileOf(filters, days).catch(() => null);
    setIsRunning(false);
    if (text === null) notify({ text: "The file could not be made. Try again.", tone: "danger" });
    else
      downloadText(rangeFileName("audit", { firstDay: days.from, lastDay: days.to }, "csv"), text);
  };

  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Download />}
      loading={isRunning}
      disabled={timeZone === null}
      onClick={() => void handleClick()}
    >
      Export CSV
    </Button>
  );
}

type Next = NonNullable<RouterOutputs["timeEntryAudits"]["exportPage"]["next"]>;

async function fileOf(
  filters: AuditFilters,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<string> {
  const lines: string[][] = [];
  let next: Next | null = { from, after: null, link: null };
  while (next !== null) {
    const wanted: Next = next;
    const page: RouterOutputs["timeEntryAudits"]["exportPage"] =
      await trpcClient.timeEntryAudits.exportPage.query({ ...wanted, to, filters });
    lines.push(...page.lines);
    ({ next } = page);
  }
  const [{ writeCsv }, { auditFileHeader, endLine }] = await Promise.all([
    import("@crewline/domain/kernel/csv/write-csv"),
    import("@crewline/domain/projections/audits/audit-file"),
  ]);
  return writeCsv(auditFileHeader, [...lines, endLine(lines.length, "")]);
}
