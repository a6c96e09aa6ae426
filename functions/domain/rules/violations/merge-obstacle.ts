import type { LocalDate } from "../../kernel/time/local-date.ts";

/** What is in the way of a merge; it must be resolved first. */
export type MergeObstacle =
  | { kind: "runningClock" | "twoLogins" }
  | { kind: "closedTime" | "workedAtOnce" | "plannedAtOnce" | "offAtOnce"; day: LocalDate }
  | { kind: "noRate"; who: string };
