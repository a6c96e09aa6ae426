import type { Problem } from "../../../api/problem.ts";
import { NO_ANSWER, OFFLINE } from "../../../api/problem.ts";

/** True for a refusal that ends by itself, or once the week is unlocked. */
export function mayWorkLater({ code, ruleCode }: Problem): boolean {
  return code === NO_ANSWER || code === OFFLINE || ruleCode === "weekLocked";
}
