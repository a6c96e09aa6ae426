import type { TableColumn, TableSort } from "../ui/tables/table-column.ts";
import { titleColumn } from "../ui/tables/table-column.ts";

/** "name" sorts upwards and "-name" downwards; null when the text names no sortable column. */
export function parseSort<T>(text: string, columns: readonly TableColumn<T>[]): TableSort | null {
  const desc = text.startsWith("-");
  const id = desc ? text.slice(1) : text;
  const column = columns.find((candidate) => candidate.id === id);
  return column?.sortBy === undefined ? null : { id, desc };
}

export function sortText({ id, desc }: TableSort): string {
  return desc ? `-${id}` : id;
}

/** The ids of a list such as "name,status"; null when the text is empty. */
export function parseColumnIds(text: string): string[] | null {
  return text === "" ? null : text.split(",");
}

/**
 * The columns to show, in their own order: the chosen ones, or without a choice those that are
 * not optional. The column that names a row always stays.
 */
export function shownColumns<T>(
  columns: readonly TableColumn<T>[],
  chosen: readonly string[] | null,
): TableColumn<T>[] {
  const title = titleColumn(columns);
  return columns.filter((column) => {
    if (column === title) return true;
    return chosen === null ? column.isOptional !== true : chosen.includes(column.id);
  });
}
