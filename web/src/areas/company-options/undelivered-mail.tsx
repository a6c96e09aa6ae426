import { useQuery } from "@tanstack/react-query";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc } from "../../api/trpc.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { DataTable } from "../../ui/tables/data-table.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";

type Message = RouterOutputs["companyOptions"]["undeliveredMail"]["messages"][number];

function columnsOf(locale: Locale): TableColumn<Message>[] {
  return [
    textColumn({ id: "to", header: "To", text: (it) => it.to }),
    textColumn({ id: "subject", header: "Subject", text: (it) => it.subject }),
    textColumn({
      id: "company",
      header: "Company",
      text: (it) => it.companyName,
      none: "None",
    }),
    {
      id: "state",
      header: "State",
      cell: (it) =>
        it.state === "failed" ? (
          <StatusChip tone="danger" label="Failed" />
        ) : (
          <StatusChip tone="warning" label="Waiting" />
        ),
      sortBy: (it) => it.state,
    },
    { id: "problem", header: "Reason", cell: (it) => whyOf(it), sortBy: (it) => it.problem },
    {
      id: "created",
      header: "Created",
      cell: (it) => formatDayTime(it.createdAt, browserZone(), locale),
      sortBy: (it) => it.createdAt,
    },
  ];
}

/** The mail of all companies that has not reached the mail server. */
export function UndeliveredMail() {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(trpc.companyOptions.undeliveredMail.queryOptions());
  return (
    <>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        Undelivered mail
      </Typography>
      <DataStates result={queryResult({ data, error, refetch })} label="the outbox">
        {({ messages }) => (
          <DataTable
            label="Undelivered mail"
            columns={columnsOf(locale)}
            rows={messages}
            rowId={(message) => message.id}
            initialSort={{ id: "created", desc: true }}
            empty={
              <EmptyState
                title="No undelivered mail"
                text="Messages that are waiting or were refused appear here."
              />
            }
          />
        )}
      </DataStates>
    </>
  );
}

function whyOf({ problem, attempts }: Message): string {
  if (problem !== null) return attempts > 1 ? `${problem} (${attempts} attempts)` : problem;
  return "Not tried yet";
}
