import Button from "@mui/material/Button";
import type { Location } from "@crewline/domain/locations/location";
import { openingHoursText } from "@crewline/domain/locations/opening-hours-text";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { StatusChip } from "../../ui/status-chip.tsx";
import type { TableColumn } from "../../ui/table-column.ts";

interface LocationTableProps {
  locations: readonly Location[];
  /** True when there are locations that the filter hides. */
  hasAny: boolean;
  onOpen: (location: Location) => void;
  onAdd: () => void;
  onClear: () => void;
}

/** The list of locations, or the reason why it is empty. */
export function LocationTable({ locations, hasAny, onOpen, onAdd, onClear }: LocationTableProps) {
  return (
    <DataTable
      label="Locations"
      columns={columns}
      rows={locations}
      rowId={(location) => location.id}
      onOpen={onOpen}
      initialSort={{ id: "name", desc: false }}
      empty={
        hasAny ? (
          <EmptyState
            title="No location matches"
            text="Change the search or the status to see more."
            action={<Button onClick={onClear}>Clear filters</Button>}
          />
        ) : (
          <EmptyState
            title="No locations yet"
            text="A location is a place of work with its own time zone. Schedules, time and reports are kept for each one."
            action={
              <Button variant="contained" onClick={onAdd}>
                Add the first location
              </Button>
            }
          />
        )
      }
    />
  );
}

const columns: readonly TableColumn<Location>[] = [
  {
    id: "name",
    header: "Name",
    cell: (location) => location.name,
    sortBy: (location) => location.name,
  },
  {
    id: "address",
    header: "Address",
    cell: (location) => location.address || "–",
    sortBy: (location) => location.address || null,
  },
  {
    id: "timeZone",
    header: "Time zone",
    cell: (location) => location.timeZone.replaceAll("_", " "),
    sortBy: (location) => location.timeZone,
    width: 200,
  },
  {
    id: "hours",
    header: "Opening hours",
    cell: (location) => openingHoursText(location.openingHours),
  },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) =>
      status === "active" ? (
        <StatusChip tone="good" label="Active" />
      ) : (
        <StatusChip tone="neutral" label="Archived" />
      ),
    sortBy: (location) => location.status,
    width: 120,
  },
];
