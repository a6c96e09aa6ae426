/** A cell that would change, as people read it. */
export interface CellChange {
  label: string;
  /** Null where there is nothing to compare with. */
  before: string | null;
  after: string;
}

/** The effect of a line of a file; `R` is what is sent for it. */
export interface PlannedRow<R> {
  line: number;
  title: string;
  kind: "add" | "change" | "same" | "problem";
  cells: CellChange[];
  problem: string | null;
  /** What is done only with a reason. */
  warning?: string;
  /** Null where there is nothing to do. */
  row: R | null;
}
