import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DayCounts } from "@crewline/domain/rules/checklists/day-counts";
import type { ListDefinition } from "../../lists/list-definition.ts";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";

export interface PlaceRow extends DayCounts {
  id: LocationId;
  name: string;
}

/** A number that is worth a look unless it is none. */
function countColumn(
  id: "late" | "missed" | "failed" | "toSignOff",
  header: string,
): TableColumn<PlaceRow> {
  return {
    id,
    header,
    cell: (row) => (row[id] === 0 ? "–" : row[id]),
    sortBy: (row) => row[id],
    csv: (row) => row[id],
    align: "right",
    width: id === "failed" ? 168 : 136,
  };
}

/** The locations of a day's checklists with how far they are. */
export const placeList: ListDefinition<PlaceRow> = {
  screen: "checklist-places",
  label: "Checklists by location",
  noun: { one: "location", other: "locations" },
  rowId: ({ id }) => id,
  columns: [
    textColumn({ id: "name", header: "Location", text: ({ name }) => name }),
    {
      id: "done",
      header: "Done",
      cell: ({ done, all }) => (all === 0 ? "–" : `${done}/${all}`),
      sortBy: ({ done, all }) => (all === 0 ? null : done / all),
      csv: ({ done }) => done,
      align: "right",
      width: 112,
    },
    countColumn("late", "Late"),
    countColumn("missed", "Missed"),
    countColumn("failed", "Out of bounds"),
    countColumn("toSignOff", "To sign off"),
  ],
  initialSort: { id: "name", desc: false },
  filters: {},
  file: { name: "checklists-by-location" },
};
