import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import { HoursChange, PayChange } from "./audit-figures.tsx";
import { momentText, subjectText } from "./audit-texts.ts";
import type { AuditView } from "./audit-view.ts";

/** The columns of the audit. */
export function auditColumns(locale: Locale): TableColumn<AuditView>[] {
  return [
    {
      id: "at",
      header: "When",
      cell: (view) => momentText(view, locale),
      sortBy: ({ row }) => row.order,
      width: 190,
    },
    textColumn({ id: "entity", header: "Type", text: ({ entity }) => entity, width: 96 }),
    {
      id: "subject",
      header: "About",
      cell: (view) => subjectText(view, locale),
      sortBy: ({ subject }) => subject,
      card: "title",
      width: 184,
    },
    {
      id: "what",
      header: "What",
      cell: ({ lines }) => lines.map((line) => <div key={line}>{line}</div>),
    },
    {
      id: "delta",
      header: "± Hours",
      cell: (view) => <HoursChange view={view} />,
      sortBy: ({ row }) => row.deltaSeconds,
      align: "right",
      width: 92,
    },
    {
      id: "pay",
      header: "± Pay",
      cell: (view) => <PayChange view={view} />,
      sortBy: ({ row }) => row.pay.values?.deltaMinor ?? null,
      align: "right",
      width: 92,
    },
    {
      id: "reason",
      header: "Reason",
      cell: ({ row }) => row.words.values?.reason ?? "–",
      width: 120,
    },
    textColumn({ id: "by", header: "By", text: ({ by }) => by, width: 116 }),
  ];
}
