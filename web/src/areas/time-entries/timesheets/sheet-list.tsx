import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { SheetOverview, SheetStatus } from "@crewline/domain/records/timesheets/timesheet";
import { sheetLabel } from "@crewline/domain/words/timesheets/sheet-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { SheetFigures } from "./sheet-figures.tsx";
import { sheetTones } from "./sheet-tones.ts";

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

/** What needs a decision comes first. */
const order: readonly SheetStatus[] = ["disputed", "outdated", "none", "answered", "signed"];

/** Who has signed or disputed the hours of a pay period. */
export function SheetList(props: SheetListProps) {
  const { sheets, company, firstDay, status: wanted, onStatus, onOpen } = props;
  const locale = useLocale();
  if (sheets.length === 0) {
    return (
      <EmptyState
        title="No hours in this pay period"
        text="Timesheets appear here once people have clocked in and out."
      />
    );
  }
  const hasPay = sheets.some(({ amountMinor }) => amountMinor !== null);
  const countOf = (one: SheetStatus) => sheets.filter(({ status }) => status === one).length;
  const options = order.map((one) => ({
    value: one,
    label: `${sheetLabel(one, locale)} (${countOf(one)})`,
  }));
  const ordered = sheets
    .filter(({ status }) => wanted === "" || status === wanted)
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
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
      {ordered.length === 0 && (
        <Typography sx={{ mt: 2 }}>No timesheet has this status.</Typography>
      )}
      <Box component="ul" aria-label="Timesheets" sx={{ listStyle: "none", p: 0, m: 0, mt: 2 }}>
        {ordered.map((row) => (
          <Box
            key={row.employeeId}
            component="li"
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 1.5,
              alignItems: "center",
              py: 1,
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
              <Button onClick={() => onOpen(row.employeeId)} sx={{ ml: -1 }}>
                {row.employeeName}
              </Button>
              {row.message !== "" && <Typography variant="body2">{`“${row.message}”`}</Typography>}
            </Box>
            <SheetFigures {...{ row, company, firstDay, hasPay }} />
            <Box sx={{ flex: "0 0 180px" }}>
              <StatusChip tone={sheetTones[row.status]} label={sheetLabel(row.status, locale)} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
