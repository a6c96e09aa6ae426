import Button from "@mui/material/Button";
import type { FileDays } from "@crewline/domain/projections/files/range-file-name";
import { rangeFileName } from "@crewline/domain/projections/files/range-file-name";
import { useState } from "react";
import { browserZone } from "../time/browser-zone.ts";
import { todayIn } from "../time/use-today.ts";
import { downloadText } from "../ui/tables/csv-file.ts";
import type { TableColumn } from "../ui/tables/table-column.ts";
import { useNotice } from "../ui/notices/use-notice.ts";
import type { List } from "./use-list.ts";

export interface ListCsv<T> {
  name: string;
  /** The days of the rows, which name the file; today's for a list as it is now. */
  days?: FileDays | undefined;
  rows: readonly T[];
  /** Reads all rows, of a list that shows them page by page. */
  allRows?: () => Promise<readonly T[]>;
  /** Columns that only the file has. */
  also?: readonly TableColumn<T>[];
  /** Columns whose values are loaded only for a file; they follow those of the list. */
  load?: () => Promise<readonly TableColumn<T>[]>;
}

interface CsvExportButtonProps<T> {
  list: List<T>;
  csv: ListCsv<T>;
}

/** Saves what the filter shows as a file for a spreadsheet, with the visible columns. */
export function CsvExportButton<T>({ list, csv }: CsvExportButtonProps<T>) {
  const [isRunning, setIsRunning] = useState(false);
  const notify = useNotice();

  const handleClick = async () => {
    setIsRunning(true);
    const text = await writeRows(csv, list).catch(() => null);
    setIsRunning(false);
    if (text === null) notify({ text: "The file could not be made. Try again.", tone: "danger" });
    else downloadText(rangeFileName(csv.name, csv.days ?? today(), "csv"), text);
  };

  return (
    <Button size="small" color="inherit" loading={isRunning} onClick={() => void handleClick()}>
      Export CSV
    </Button>
  );
}

/** The writer is loaded at the first export. */
async function writeRows<T>(csv: ListCsv<T>, { table }: List<T>): Promise<string> {
  const [{ csvOf }, loaded, rows] = await Promise.all([
    import("./csv-of.ts"),
    csv.load?.() ?? [],
    csv.allRows?.() ?? csv.rows,
  ]);
  return csvOf([...table.columns, ...loaded, ...(csv.also ?? [])], rows, table.sorting.value);
}

/** The day of the person at the screen. */
function today(): FileDays {
  const day = todayIn(browserZone());
  return { firstDay: day, lastDay: day };
}
