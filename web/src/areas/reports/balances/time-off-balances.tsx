import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { decimalHours, formatDuration } from "@crewline/domain/kernel/time/duration";
import type { ReportedBalance } from "@crewline/domain/records/time-off/time-off-balance";
import { trpc } from "../../../api/trpc.ts";
import { csvOf } from "../../../lists/csv-of.ts";
import { browserZone } from "../../../time/browser-zone.ts";
import { todayIn } from "../../../time/use-today.ts";
import { downloadText } from "../../../ui/tables/csv-file.ts";
import { DataTable } from "../../../ui/tables/data-table.tsx";
import type { TableColumn } from "../../../ui/tables/table-column.ts";
import { textColumn } from "../../../ui/tables/table-column.ts";

const sort = { id: "employee", desc: false };

/** The balances of all employees today; nothing where no type of time off keeps one. */
export function TimeOffBalances() {
  const { data } = useQuery({
    ...trpc.reports.timeOffBalances.queryOptions(),
    staleTime: 0,
  });
  if (data === undefined || data.balances.length === 0) return null;
  const save = () =>
    downloadText(
      `time-off-balances-${todayIn(browserZone())}.csv`,
      csvOf(columns, data.balances, sort),
    );
  return (
    <section aria-label="Balances today">
      <Stack direction="row" spacing={2} sx={{ alignItems: "baseline", mt: 4, mb: 1 }}>
        <Typography variant="h3" component="h2">
          Balances today
        </Typography>
        <Button size="small" color="inherit" onClick={save}>
          Export balances
        </Button>
      </Stack>
      <DataTable
        label="Balances today"
        columns={columns}
        rows={data.balances}
        rowId={({ employeeId, typeId }) => `${employeeId} ${typeId}`}
        initialSort={sort}
        empty={null}
      />
    </section>
  );
}

const hours = (
  id: string,
  header: string,
  secondsOf: (row: ReportedBalance) => number,
): TableColumn<ReportedBalance> => ({
  id,
  header,
  cell: (row) => formatDuration(secondsOf(row)),
  sortBy: secondsOf,
  csv: (row) => decimalHours(secondsOf(row)),
  align: "right",
});

const columns: readonly TableColumn<ReportedBalance>[] = [
  textColumn({ id: "employee", header: "Employee", text: ({ employeeName }) => employeeName }),
  textColumn({ id: "type", header: "Type", text: ({ name }) => name }),
  hours("balance", "Balance", ({ balanceSeconds }) => balanceSeconds),
  hours("planned", "Approved ahead", ({ plannedSeconds }) => plannedSeconds),
  hours("requested", "Requested", ({ requestedSeconds }) => requestedSeconds),
];
