import { createContext } from "react";
import type { TableDensity } from "./table-column.ts";

/** The row height of tables that set none themselves. */
export const TableDensityContext = createContext<TableDensity>("normal");
