import { useQuery } from "@tanstack/react-query";
import Typography from "@mui/material/Typography";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { RouterOutputs } from "../../api/trpc.ts";
import { trpc } from "../../api/trpc.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { queryResult } from "../../ui/load-result.ts";
import { Page } from "../../ui/page.tsx";
import { StatusChip } from "../../ui/status-chip.tsx";
import type { TableColumn } from "../../ui/table-column.ts";
import { UndeliveredMail } from "./undelivered-mail.tsx";

type Tenant = RouterOutputs["companyOptions"]["list"]["companies"][number];

const columns: TableColumn<Tenant>[] = [
  {
    id: "name",
    header: "Company",
    cell: (it) => (it.isDemo ? <DemoName name={it.name} /> : it.name),
    sortBy: (it) => it.name,
  },
  { id: "country", header: "Country", cell: (it) => it.country, sortBy: (it) => it.country },
  { id: "currency", header: "Currency", cell: (it) => it.currency, sortBy: (it) => it.currency },
  { id: "zone", header: "Time zone", cell: (it) => it.timeZone, sortBy: (it) => it.timeZone },
  {
    id: "created",
    header: "Created",
    cell: (it) => formatDayTime(it.createdAt, it.timeZone),
    sortBy: (it) => it.createdAt,
  },
  {
    id: "state",
    header: "On-boarding",
    cell: (it) =>
      it.onBoardedAt === null ? (
        <StatusChip tone="warning" label="Not finished" />
      ) : (
        <StatusChip tone="good" label="Finished" />
      ),
    sortBy: (it) => it.onBoardedAt,
  },
  {
    id: "admin",
    header: "Admin",
    cell: (it) =>
      it.adminMissingSince ? (
        <StatusChip
          tone="danger"
          label={`No admin since ${formatDayTime(it.adminMissingSince, it.timeZone)}`}
        />
      ) : (
        "Can sign in"
      ),
    sortBy: (it) => it.adminMissingSince ?? null,
  },
];

function DemoName({ name }: { name: string }) {
  return (
    <>
      {name} <StatusChip tone="neutral" label="Demo" />
    </>
  );
}

/** The back office's list of tenants. */
export function CompanyOptionsPage() {
  const { data, error, refetch } = useQuery(trpc.companyOptions.list.queryOptions());
  const result = queryResult({ data, error, refetch });
  return (
    <Page title="Company Options">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Every company that uses the product; demo companies are marked and don't count. There are no
        options to set for a company; its own admins keep its rules in Settings.
      </Typography>
      <DataStates result={result} label="the companies">
        {({ companies }) => (
          <DataTable
            label="Companies"
            columns={columns}
            rows={companies}
            rowId={(company) => company.companyId}
            initialSort={{ id: "name", desc: false }}
            empty={
              <EmptyState
                title="There is no company yet"
                text="A company appears here once its owner has created it."
              />
            }
          />
        )}
      </DataStates>
      <UndeliveredMail />
    </Page>
  );
}
