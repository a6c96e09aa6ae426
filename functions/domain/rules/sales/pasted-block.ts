/** What the first row and the first columns of a pasted block were taken as, if not as amounts. */
export const takenAs = ["days", "daysAndHours", "table", "hours", "label"] as const;
export type TakenAs = (typeof takenAs)[number];

/** What is told of a pasted block. */
export interface PastedBlock {
  /** Null for amounts alone. */
  takenAs: TakenAs | null;
  /** The texts that were taken as labels; those of a refused block are why. */
  labels: readonly string[];
  /** Null for a block that was placed. `rowNames`: its rows are named by neither day nor hour. */
  refused: "rowNames" | "severalAmounts" | null;
}
