import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { usePreferences } from "../session/preferences/preferences.ts";
import { useLogin } from "../session/actor/use-login.ts";
import type { TableColumn, TableDensity, TableSort } from "../ui/tables/table-column.ts";
import { useUrlParams } from "../ui/address/use-url-params.ts";
import { parseColumnIds, parseSort, shownColumns, sortText } from "./list-look.ts";
import { useKept } from "../ui/state/use-kept.ts";
import type { ListDefinition } from "./list-definition.ts";

export type ViewParams = Readonly<Record<string, string>>;

export interface List<T> {
  screen: string;
  allColumns: readonly TableColumn<T>[];
  /** For the table: spread it into `DataTable`. */
  table: {
    columns: readonly TableColumn<T>[];
    sorting: { value: TableSort; onChange: (sort: TableSort | null) => void };
    density: TableDensity;
  };
  /** Null returns to the default columns. */
  chooseColumns: (ids: readonly string[] | null) => void;
  setDensity: (density: TableDensity) => void;
  /** The present filters, sorting and columns. */
  view: ViewParams;
  applyView: (view: ViewParams) => void;
}

/** A list of which only the look matters, not what its rows are. */
export type AnyList = Omit<List<never>, "allColumns" | "table"> & {
  allColumns: readonly Pick<TableColumn<never>, "id" | "header" | "card">[];
  table: { columns: readonly Pick<TableColumn<never>, "id">[]; density: TableDensity };
};

const lookDefaults = { sort: "", cols: "" };

/**
 * Keeps the look of a list: its sorting in the address and its columns on the device, unless the
 * address names columns because the view was shared. The density is one setting for all of a user's
 * lists.
 */
export function useList<T>(definition: ListDefinition<T>): List<T> {
  const { screen, columns, initialSort, filters } = definition;
  const { uid } = useLogin();
  const look = useUrlParams(lookDefaults);
  const [search, setSearch] = useSearchParams();
  const [keptColumns, keepColumns] = useKept(`columns:${screen}:${uid}`);
  const { preferences, save } = usePreferences();
  const chosen = look.values.cols || keptColumns;
  const shown = useMemo(() => shownColumns(columns, parseColumnIds(chosen)), [columns, chosen]);
  const sort = parseSort(look.values.sort, shown) ?? initialSort;
  const sortValue = useMemo(() => ({ id: sort.id, desc: sort.desc }), [sort.id, sort.desc]);
  const viewNames = [...Object.keys(filters), "sort"];
  return {
    screen,
    allColumns: columns,
    table: {
      columns: shown,
      sorting: {
        value: sortValue,
        onChange: (next) => look.set({ sort: next === null ? "" : changedSort(next, initialSort) }),
      },
      density: preferences.density,
    },
    chooseColumns: (ids) => {
      keepColumns(ids?.join(",") ?? "");
      look.set({ cols: "" });
    },
    setDensity: (density) => void save({ density }),
    view: {
      ...Object.fromEntries([...search].filter(([name]) => viewNames.includes(name))),
      cols: shown.map(({ id }) => id).join(","),
    },
    applyView: (view) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        for (const name of [...viewNames, "cols"]) after.delete(name);
        for (const [name, value] of Object.entries(view)) after.set(name, value);
        return after;
      }),
  };
}

/** Empty for the default sorting, so that the address stays short. */
function changedSort(sort: TableSort, initial: TableSort): string {
  return sortText(sort) === sortText(initial) ? "" : sortText(sort);
}
