/** A law as lawyers cite it, "29 CFR 570.35". */
export type LawCitation = string;

/** A legal limit of a young employee; durations and times of day are in seconds. */
export type MinorLimit =
  | { limit: "barred"; toAge: number }
  | { limit: "day" | "week" | "rest"; found: number; allowed: number }
  | { limit: "earliest" | "latest"; allowed: number }
  | { limit: "schoolHours"; from: number; until: number }
  | { limit: "daysAWeek"; found: number; allowed: number };
