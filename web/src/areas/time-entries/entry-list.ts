import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { ListDefinition } from "../../lists/list-definition.ts";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { entryColumns } from "./entry-columns.tsx";
import type { EntryRow } from "./entry-rows.ts";
import { idOf } from "./entry-rows.ts";
import { entryFilters } from "./use-entry-filters.ts";

/** Worked time as a list; hours that run on are counted until `now`. */
export function entryList(
  rows: readonly EntryRow[],
  now: Instant,
  locale: Locale,
): ListDefinition<EntryRow> {
  return {
    screen: "time-entries",
    label: "Time entries",
    noun: { one: "entry", other: "entries" },
    rowId: idOf,
    columns: entryColumns(rows, now, locale),
    initialSort: { id: "day", desc: true },
    filters: entryFilters,
    file: { name: "time-entries", also: fileColumns },
  };
}

/** Further column of the file, by which a line finds its entry again. */
const fileColumns: readonly TableColumn<EntryRow>[] = [
  {
    id: "entryId",
    header: "Entry ID",
    cell: ({ entry }) => entry.id,
    csv: ({ entry }) => entry.id,
  },
];
