import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDay, formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import type { AuditView } from "./audit-view.ts";

/** The columns of the audit. */
export function auditColumns(locale: Locale): TableColumn<AuditView>[] {
  return [
    {
      id: "at",
      header: "When",
      cell: (view) => momentText(view, locale),
      sortBy: ({ row }) => row.order,
      width: 216,
    },
    textColumn({ id: "entity", header: "Type", text: ({ entity }) => entity, width: 104 }),
    {
      id: "subject",
      header: "About",
      cell: (view) => subjectText(view, locale),
      sortBy: ({ subject }) => subject,
      card: "title",
      width: 204,
    },
    { id: "what", header: "What", cell: ({ lines }) => lines.join(" ") },
    {
      id: "delta",
      header: "± Hours",
      cell: ({ row }) => hoursText(row.deltaSeconds),
      sortBy: ({ row }) => row.deltaSeconds,
      align: "right",
      width: 108,
    },
    {
      id: "pay",
      header: "± Pay",
      cell: ({ row }) => payText(row, locale),
      sortBy: ({ row }) => row.pay.values?.deltaMinor ?? null,
      align: "right",
      width: 100,
    },
    {
      id: "reason",
      header: "Reason",
      cell: ({ row }) => row.words.values?.reason ?? "–",
      width: 132,
    },
    textColumn({ id: "by", header: "By", text: ({ by }) => by, width: 124 }),
  ];
}

/** "Nov 22, 2026, 9:30 PM", at another zone's place with its mark. */
export function momentText({ row, timeZone, zoneMark }: AuditView, locale: Locale): string {
  const moment = formatDayTime(row.at, timeZone, locale);
  return zoneMark === null ? moment : `${moment} ${zoneMark}`;
}

/** "Ana Diaz, Mon, Nov 16": whom or what a row is about, with its day. */
export function subjectText({ row, subject, entity }: AuditView, locale: Locale): string {
  const day = row.day === null || row.entity === "payPeriod" ? "" : formatDay(row.day, locale);
  return [subject, day].filter((part) => part !== "").join(", ") || entity;
}

/** "+0:30"; "–" where nothing changed. */
export function hoursText(seconds: number): string {
  return seconds === 0 ? "–" : `${seconds > 0 ? "+" : ""}${formatDuration(seconds)}`;
}

/** "+$9.00"; "–" where pay did not change, was not computed, or is not for the reader. */
export function payText({ pay }: Pick<AuditRow, "pay">, locale: Locale): string {
  const { deltaMinor = null, currency = "" } = pay.values ?? {};
  if (deltaMinor === null || deltaMinor === 0) return "–";
  return `${deltaMinor > 0 ? "+" : ""}${formatAmount(deltaMinor, currency, locale)}`;
}
