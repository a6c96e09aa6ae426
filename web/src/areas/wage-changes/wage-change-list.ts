import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { ListDefinition } from "../../lists/list-definition.ts";
import { fileColumns, wageChangeColumns } from "./wage-change-columns.tsx";
import type { WageChangeRow } from "./wage-change-rows.ts";

export const wageChangeFilters = { employee: "", state: "", location: "" };

/** Wage changes as a list: of all within reach, or the reader's own. */
export function wageChangeList(isOwnOnly: boolean, locale: Locale): ListDefinition<WageChangeRow> {
  return {
    screen: "wage-changes",
    label: "Wage changes",
    noun: { one: "wage change", other: "wage changes" },
    rowId: ({ change }) => change.id,
    columns: wageChangeColumns(isOwnOnly, locale),
    initialSort: { id: "from", desc: true },
    filters: wageChangeFilters,
    file: { name: "wage-changes", also: fileColumns },
  };
}
