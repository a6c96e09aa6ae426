/** The reasons why an employee cannot have a value in a custom field. */
export type ValueProblem =
  | { kind: "archivedField" | "noValue" | "noText" | "noNumber" | "noSuchDay" | "noChoice" }
  | { kind: "tooLargeNumber" | "tooManyDecimals" | "tooLongText"; most: number };
