import type { LocalDate } from "../../kernel/time/local-date.ts";

/** An obstacle to a merge; it must be resolved first. */
export type MergeObstacle =
  | { kind: "runningClock" | "twoLogins" }
  | { kind: "closedTime" | "workedAtOnce" | "plannedAtOnce" | "offAtOnce"; day: LocalDate }
  | { kind: "noRate" | "noSalary"; who: string };
