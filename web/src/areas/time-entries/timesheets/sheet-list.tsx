import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { SheetOverview, SheetStatus } from "@crewline/domain/records/timesheets/timesheet";
import { sheetLabel } from "@crewline/domain/words/timesheets/sheet-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { DataTable } from "../../../ui/tables/data-table.tsx";
import { sheetOrder, useSheetColumns } from "./sheet-columns.tsx";

interface SheetListProps {
  sheets: SheetOverview;
  company: Company;
  /** Of the pay period. */
  firstDay: LocalDate;
  /** Only sheets of this status; "" shows all. */
  status: SheetStatus | "";
  onStatus: (status: SheetStatus | "") => void;
  onOpen: (employeeId: EmployeeId) => void;
}

/** Who has signed or disputed the hours of a pay period. */
export function SheetList(props: SheetListProps) {
  const { sheets, company, firstDay, status: wanted, onStatus, onOpen } = props;
  const locale = useLocale();
  const columns = useSheetColumns({ sheets, company, firstDay });
  const ordered = useMemo(() => shownSheets(sheets, wanted), [sheets, wanted]);
  if (sheets.length === 0) {
    return (
      <EmptyState
        title="No hours in this pay period"
        text="Timesheets appear here once people have clocked in and out."
      />
    );
  }
  const countOf = (one: SheetStatus) => sheets.filter(({ status }) => status === one).length;
  const options = sheetOrder.map((one) => ({
    value: one,
    label: `${sheetLabel(one, locale)} (${countOf(one)})`,
  }));
  return (
    <>
      <Box sx={{ mt: 2 }}>
        <SelectInput
          label="Status"
          value={wanted}
          options={[{ value: "", label: `All (${sheets.length})` }, ...options]}
          onChange={onStatus}
          isCompact
        />
      </Box>
      <Box sx={{ mt: 2 }}>
        <DataTable
          label="Timesheets"
          columns={columns}
          rows={ordered}
          rowId={({ employeeId }) => employeeId}
          onOpen={({ employeeId }) => onOpen(employeeId)}
          empty={<Typography>No timesheet has this status.</Typography>}
        />
      </Box>
    </>
  );
}

/** Those of the status, or all: what needs a decision comes first. */
function shownSheets(sheets: SheetOverview, wanted: SheetStatus | "") {
  return sheets
    .filter(({ status }) => wanted === "" || status === wanted)
    .toSorted((a, b) => sheetOrder.indexOf(a.status) - sheetOrder.indexOf(b.status));
}
