import type { AnswerValue } from "../../records/checklists/checklist-answer.ts";
import type { ChecklistItem } from "../../records/checklists/checklist-item.ts";
import { measuredTypes } from "../../records/checklists/checklist-item.ts";

type Judged = Pick<ChecklistItem, "type" | "min" | "max" | "choices">;

/** True if the value is one that the type takes. */
export function fitsItem({ type, choices }: Judged, value: AnswerValue): boolean {
  if (type === "check" || type === "yesNo") return typeof value === "boolean";
  if (measuredTypes.has(type)) return typeof value === "number";
  if (type === "choice") return typeof value === "string" && choices.includes(value);
  return typeof value === "string";
}

/** True if the answer is not as it should be: "No", or a value beyond its bounds. */
export function isFailed({ type, min, max }: Judged, value: AnswerValue): boolean {
  if (type === "yesNo") return value === false;
  if (typeof value !== "number" || !measuredTypes.has(type)) return false;
  return (min !== null && value < min) || (max !== null && value > max);
}

/** True if the item counts as done: a check that was made, or any other value. */
export function isAnswered({ type }: Pick<ChecklistItem, "type">, value: AnswerValue | null) {
  return type === "check" ? value === true : value !== null;
}
