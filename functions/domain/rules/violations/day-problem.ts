import type { LocalDate } from "../../kernel/time/local-date.ts";

/** The day that a field of an employee's record holds. */
export type RecordDay = "birth" | "hire" | "last" | "leaveStart" | "leaveEnd" | "rate";

/** The reasons why a day cannot be right. */
export type DayProblem =
  | { kind: "implausibleDay"; day: RecordDay; from: LocalDate; to: LocalDate }
  | { kind: "hiredTooYoung"; from: LocalDate; years: number };
