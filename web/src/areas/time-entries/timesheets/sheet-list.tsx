import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { SheetOverview, SheetStatus } from "@crewline/domain/records/timesheets/timesheet";
import { sheetLabel } from "@crewline/domain/words/timesheets/sheet-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { sheetTones } from "./sheet-tones.ts";

interface SheetListProps {
  sheets: SheetOverview;
  /** Only sheets of this status; "" shows all. */
  status: SheetStatus | "";
  onStatus: (status: SheetStatus | "") => void;
  onOpen: (employeeId: EmployeeId) => void;
}

/** What needs a decision comes first. */
const order: readonly SheetStatus[] = ["disputed", "outdated", "none", "answered", "signed"];

/** Who has signed or disputed the hours of a pay period. */
export function SheetList({ sheets, status: wanted, onStatus, onOpen }: SheetListProps) {
  const locale = useLocale();
  if (sheets.length === 0) {
    return (
      <EmptyState
        title="No hours in this pay period"
        text="Timesheets appear here once people have clocked in and out."
      />
    );
  }
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
        {ordered.map(({ employeeId, employeeName, workedSeconds, status, message }) => (
          <Box
            key={employeeId}
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
              <Button onClick={() => onOpen(employeeId)} sx={{ ml: -1 }}>
                {employeeName}
              </Button>
              {message !== "" && <Typography variant="body2">{`“${message}”`}</Typography>}
            </Box>
            <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
              {formatDuration(workedSeconds)}
            </Typography>
            <Box sx={{ flex: "0 0 180px" }}>
              <StatusChip tone={sheetTones[status]} label={sheetLabel(status, locale)} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}
