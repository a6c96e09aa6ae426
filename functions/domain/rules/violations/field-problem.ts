import type { PhoneProblem } from "../../kernel/phones/phones.ts";
import type { ValueProblem } from "../../records/custom-fields/value-problem.ts";
import type { EndNoteProblem } from "../../records/employees/end-reason.ts";
import type { FieldDraftProblem } from "./field-draft-problem.ts";
import type { BillingProblem } from "./billing-problem.ts";
import type { DayProblem } from "./day-problem.ts";

/** An error in one field of an input: a kind with its values. */
export type FieldProblem =
  | DayProblem
  | PhoneProblem
  | ValueProblem
  | FieldDraftProblem
  | EndNoteProblem
  | BillingProblem
  | { kind: "repeatedView"; name: string };
