import type { ReactNode } from "react";

/** One column of a table, and what becomes of it on a card. */
export interface TableColumn<T> {
  id: string;
  /** Names the column in the head and the value on a card. */
  header: string;
  cell: (row: T) => ReactNode;
  /** Makes the column sortable; null sorts last in both directions. */
  sortBy?: (row: T) => string | number | null;
  align?: "left" | "right";
  /** In px at normal density; columns without one share what is left. */
  width?: number;
  /**
   * On a card: `title` leads it (the first column, unless another says so), `detail` is in the line
   * below the title, `state` at the right, `actions` at the foot, `hidden` stays away. The rest
   * follow with their names, two to a row where they are short `figure`s.
   */
  card?: "title" | "detail" | "state" | "figure" | "actions" | "hidden";
  /** The cell of the totals row. */
  footer?: ReactNode;
  /** The value of the cell in a file; by default the value to sort by. */
  csv?: (row: T) => string | number | null;
  /** Hidden until the user chooses the column. */
  isOptional?: boolean;
}

interface TextColumn<T> extends Omit<TableColumn<T>, "cell" | "sortBy"> {
  /** What the cell shows and the rows are sorted by. */
  text: (row: T) => string | null;
  /** Shown in place of null. */
  none?: string;
}

/** A column whose rows are sorted by the text that it shows. */
export function textColumn<T>({ text, none = "–", ...column }: TextColumn<T>): TableColumn<T> {
  return { ...column, cell: (row) => text(row) ?? none, sortBy: text };
}

/** The column by which a list is sorted, and the direction. */
export interface TableSort {
  id: string;
  desc: boolean;
}

/** Sorting that is kept outside of the table, for example in the address. */
export interface TableSorting {
  value: TableSort | null;
  onChange: (sort: TableSort | null) => void;
}

export type TableDensity = "normal" | "compact";

export interface TableSelection {
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  /** Buttons of the bar that appears while something is selected. */
  actions: ReactNode;
}

/** The column that names a row: its cell opens the row and leads the card. Make it sortable. */
export function titleColumn<C extends Pick<TableColumn<never>, "id" | "card">>(
  columns: readonly C[],
): C | undefined {
  return columns.find((column) => column.card === "title") ?? columns[0];
}

/** A row in a few words, for controls that need to say which row they belong to. */
export function rowName<T>(columns: readonly TableColumn<T>[], row: T): string {
  return String(titleColumn(columns)?.sortBy?.(row) ?? "row");
}

/** Orders two values of one column: numbers by size, text as people read it. */
export function compareValues(
  a: string | number | null,
  b: string | number | null,
  isDescending: boolean,
): number {
  if (a === null || b === null) return nullsLast(a, b, isDescending);
  if (typeof a === "number" && typeof b === "number") return a - b;
  return collator.compare(String(a), String(b));
}

// Made once: a comparison with options makes one each time, fifteen times as slow.
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

// The table reverses the answer when it sorts downwards, so the sign of "last" depends on it.
function nullsLast(a: unknown, b: unknown, isDescending: boolean): number {
  if (a === b) return 0;
  const last = a === null ? 1 : -1;
  return isDescending ? -last : last;
}
