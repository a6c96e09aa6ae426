import { createContext } from "react";
import type { TableDensity } from "./table-column.ts";

/** How much room the rows of tables take that say nothing about it themselves. */
export const TableDensityContext = createContext<TableDensity>("normal");
