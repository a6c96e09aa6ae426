import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { decimalHours, formatDuration } from "@crewline/domain/kernel/time/duration";
import { formatDay, formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import type { AuditRow } from "./audit-rows.ts";

/** The columns of the history; in a file instants are in UTC and hours are decimals. */
export function auditColumns(locale: Locale): TableColumn<AuditRow>[] {
  return [
    {
      id: "at",
      header: "When",
      cell: (row) => formatDayTime(row.audit.at, row.timeZone, locale),
      sortBy: (row) => row.audit.at,
      width: 190,
    },
    {
      id: "entry",
      header: "Entry",
      cell: (row) => `${row.audit.employeeName}, ${formatDay(row.audit.day, locale)}`,
      sortBy: (row) => row.audit.employeeName,
      card: "title",
      width: 220,
    },
    { id: "what", header: "What", cell: (row) => row.what, csv: (row) => row.what },
    {
      id: "delta",
      header: "± Hours",
      cell: (row) => deltaText(row.audit.deltaSeconds),
      sortBy: (row) => row.audit.deltaSeconds,
      csv: (row) => decimalHours(row.audit.deltaSeconds),
      align: "right",
      width: 110,
    },
    {
      id: "reason",
      header: "Reason",
      cell: (row) => row.audit.reason ?? "–",
      csv: (row) => row.audit.reason,
      width: 200,
    },
    textColumn({
      id: "actor",
      header: "By",
      text: (row) => row.audit.actor.name,
      width: 160,
    }),
    textColumn({
      id: "location",
      header: "Location",
      text: (row) => row.locationName,
      isOptional: true,
    }),
  ];
}

/** Further columns of the file: the entry and day of a row. */
export const auditFileColumns: readonly TableColumn<AuditRow>[] = [
  { id: "day", header: "Day", cell: (row) => row.audit.day, csv: (row) => row.audit.day },
  {
    id: "entryId",
    header: "Entry ID",
    cell: (row) => row.audit.entryId,
    csv: (row) => row.audit.entryId,
  },
  {
    id: "source",
    header: "Source",
    cell: ({ audit }) => audit.origin?.source ?? "",
    csv: ({ audit }) => audit.origin?.source ?? null,
  },
  {
    id: "device",
    header: "Device",
    cell: ({ audit }) => audit.origin?.device ?? "",
    csv: ({ audit }) => audit.origin?.device ?? null,
  },
];

function deltaText(seconds: number): string {
  if (seconds === 0) return "–";
  return `${seconds > 0 ? "+" : ""}${formatDuration(seconds)}`;
}
