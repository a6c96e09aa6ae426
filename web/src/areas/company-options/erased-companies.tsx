import { useQuery } from "@tanstack/react-query";
import Typography from "@mui/material/Typography";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { CompanyActRow } from "@crewline/domain/records/company/company-act-row";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { formatCount } from "@crewline/domain/kernel/formats/write-number";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { queryResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { DataTable } from "../../ui/tables/data-table.tsx";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";

function columnsOf(locale: Locale): TableColumn<CompanyActRow>[] {
  const count = (of: number | undefined) => (of === undefined ? "" : formatCount(of, locale));
  return [
    textColumn({ id: "company", header: "Company ID", text: (it) => it.companyId }),
    {
      id: "at",
      header: "Erased",
      cell: (it) => formatDayTime(it.at, browserZone(), locale),
      sortBy: (it) => it.at,
    },
    {
      id: "documents",
      header: "Documents",
      cell: (it) => count(it.erased?.documents),
      sortBy: (it) => it.erased?.documents ?? 0,
    },
    {
      id: "logins",
      header: "Logins",
      cell: (it) => count(it.erased?.logins),
      sortBy: (it) => it.erased?.logins ?? 0,
    },
    textColumn({ id: "reason", header: "Reason", text: (it) => it.reason }),
  ];
}

/** The companies whose data is gone; only their ids are kept. */
export function ErasedCompanies() {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(trpc.companyOptions.acts.queryOptions());
  return (
    <>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        Erased companies
      </Typography>
      <DataStates result={queryResult({ data, error, refetch })} label="the erased companies">
        {({ acts }) => (
          <DataTable
            label="Erased companies"
            columns={columnsOf(locale)}
            rows={acts.filter(({ act }) => act === "erased")}
            rowId={({ id }) => id}
            initialSort={{ id: "at", desc: true }}
            empty={
              <EmptyState
                title="No company was erased"
                text="A company that is deleted is erased after 30 days, and appears here."
              />
            }
          />
        )}
      </DataStates>
    </>
  );
}
