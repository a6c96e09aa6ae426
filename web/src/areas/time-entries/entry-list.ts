import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import {
  importableCells,
  importableFields,
  importHeading,
} from "@crewline/domain/projections/punch-import/entry-cells";
import type { ListDefinition } from "../../lists/list-definition.ts";
import type { TableColumn } from "../../ui/tables/table-column.ts";
import { textColumn } from "../../ui/tables/table-column.ts";
import { entryColumns } from "./rows/entry-columns.tsx";
import type { EntryRow } from "../../entities/time-entries/entry-rows.ts";
import { idOf } from "../../entities/time-entries/entry-rows.ts";
import { payableLines, punchedLines } from "./rows/span-lines.ts";
import { entryFilters } from "./use-entry-filters.ts";

interface ListReading {
  now: Instant;
  locale: Locale;
  /** True if the reader sees no one else's time. */
  isOwn: boolean;
}

/**
 * Worked time as a list; hours that run on are counted until `now`. An employee's own list names
 * its rows by their day, for all of them are the employee's.
 */
export function entryList(
  rows: readonly EntryRow[],
  { now, locale, isOwn }: ListReading,
): ListDefinition<EntryRow> {
  const columns = entryColumns(rows, now, locale);
  return {
    screen: "time-entries",
    label: "Time entries",
    noun: { one: "entry", other: "entries" },
    rowId: idOf,
    columns: isOwn ? columns.filter(({ id }) => id !== "employee") : columns,
    initialSort: { id: "day", desc: true },
    filters: entryFilters,
    file: { name: "time-entries", also: [...fileColumns(locale), ...namesOf(rows, now, locale)] },
  };
}

/** The columns that an import needs, also where the reader hides them. */
function namesOf(...list: Parameters<typeof entryColumns>): TableColumn<EntryRow>[] {
  const needed = ["employee", "day", "location", "jobRole", "state"];
  return entryColumns(...list).filter(({ id }) => needed.includes(id));
}

/**
 * Further columns of the file: what the cells tell below their times, what an import reads, and the
 * entry of a line.
 */
const fileColumns = (locale: Locale): readonly TableColumn<EntryRow>[] => [
  textColumn({
    id: "punchedMore",
    header: "Punched breaks",
    text: (row) => punchedLines(row, locale).more.join("; ") || null,
  }),
  textColumn({
    id: "payableMore",
    header: "Payable breaks and rounding",
    text: (row) => payableLines(row, locale).more.join("; ") || null,
  }),
  ...importableFields.map((field) => ({
    id: `import-${field}`,
    header: importHeading(field),
    cell: () => null,
    csv: ({ entry, payrollId }: EntryRow) => importableCells(entry, payrollId)[field],
  })),
  {
    id: "entryId",
    header: "Entry ID",
    cell: ({ entry }) => entry.id,
    csv: ({ entry }) => entry.id,
  },
];
