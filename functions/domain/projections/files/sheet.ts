/** A cell of a spreadsheet: text, or a number of a kind that it can add up; null is empty. */
export type SheetCell =
  | { kind: "text"; text: string }
  | { kind: "hours" | "decimalHours" | "money" | "count" | "average" | "share"; number: number }
  | null;

/** The rows of a spreadsheet. */
export interface Sheet {
  header: string[];
  rows: SheetCell[][];
  /** The last row; empty where there is none. */
  totals: SheetCell[];
}
