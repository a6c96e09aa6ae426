import type { FieldProblem } from "../../rules/violations/field-problem.ts";

const range = { kind: "implausibleDay", from: "1950-01-01", to: "2028-03-09" } as const;

/** A problem of each kind that a field can have. */
export const everyFieldProblem: FieldProblem[] = [
  ...(["birth", "hire", "last", "leaveStart", "leaveEnd", "rate"] as const).map((one) => ({
    ...range,
    day: one,
  })),
  { kind: "hiredTooYoung", from: "2026-03-08", years: 13 },
  { kind: "noPhoneNumber", example: "(201) 555-0123" },
  { kind: "noPhoneNumber", example: null },
  { kind: "endNoteMissing" },
  ...(["archivedField", "noValue", "noText", "noNumber", "noSuchDay", "noChoice"] as const).map(
    (kind) => ({ kind }),
  ),
  { kind: "tooLargeNumber", most: 1e9 },
  { kind: "tooManyDecimals", most: 4 },
  { kind: "tooLongText", most: 200 },
  ...(["typeInUse", "emptyLabel", "repeatedChoice", "outdatedChoices"] as const).map((kind) => ({
    kind,
  })),
  ...(["builtInLabel", "repeatedLabel", "archivedLabel"] as const).map((kind) => ({
    kind,
    label: "Locker",
  })),
  { kind: "tooFewChoices", least: 2 },
  { kind: "tooManyChoices", most: 30 },
  { kind: "lostChoice", name: "L" },
  { kind: "repeatedView", name: "Mine" },
  ...(["taxIdRefused", "billingEmailRefused"] as const).map((kind) => ({ kind })),
];
