import { createContext } from "react";
import type { TableDensity } from "./table-column.ts";

/** In px: compact cells have 8 px less padding; columns give their width for the others. */
export function columnWidth(width: number, density: TableDensity): number {
  return density === "compact" ? width - 8 : width;
}

/** The row height of tables that set none themselves. */
export const TableDensityContext = createContext<TableDensity>("normal");
