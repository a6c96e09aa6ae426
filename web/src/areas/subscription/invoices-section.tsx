import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Invoice } from "@crewline/domain/projections/subscription/shown-invoice";
import { trpc } from "../../api/trpc.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { DataTable } from "../../ui/tables/data-table.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { Section } from "./section.tsx";

const columnsIn = (locale: Locale): TableColumn<Invoice>[] => [
  {
    id: "at",
    header: "Date",
    cell: ({ at }) => formatDate(localDateAt(at, browserZone()), locale),
    sortBy: ({ at }) => at,
  },
  {
    id: "number",
    header: "Number",
    cell: ({ number, url }) =>
      url === null ? (
        number
      ) : (
        <Link href={url} target="_blank" rel="noreferrer">
          {number}
        </Link>
      ),
    sortBy: ({ number }) => number,
  },
  {
    id: "total",
    header: "Amount",
    cell: ({ totalCents, currency }) => formatAmount(totalCents, currency, locale),
    sortBy: ({ totalCents }) => totalCents,
  },
  {
    id: "state",
    header: "State",
    cell: ({ isPaid }) =>
      isPaid ? <StatusChip tone="good" label="Paid" /> : <StatusChip tone="warning" label="Open" />,
    sortBy: ({ isPaid }) => String(isPaid),
  },
];

/** The company's invoices, which the payment provider keeps. */
export function InvoicesSection() {
  const locale = useLocale();
  const columns = useMemo(() => columnsIn(locale), [locale]);
  const { data, error, fetchStatus, refetch } = useQuery(trpc.subscription.invoices.queryOptions());
  return (
    <Section title="Invoices">
      <DataStates
        result={queryResult<{ invoices: Invoice[] }>({ data, error, fetchStatus, refetch })}
        label="the invoices"
      >
        {({ invoices }) => (
          <DataTable
            label="Invoices"
            columns={columns}
            rows={invoices}
            rowId={({ number, at }) => `${number}_${at}`}
            initialSort={{ id: "at", desc: true }}
            empty={
              <EmptyState
                title="No invoices"
                text="Invoices appear here once a plan is paid for."
              />
            }
          />
        )}
      </DataStates>
    </Section>
  );
}
