import type { Limited, Limits } from "../../records/subscription/plan.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

/** Throws limitReached if a company that has `present` of them may not have `adding` more. */
export function requireRoom(
  limits: Limits,
  what: Limited,
  { present, adding }: { present: number; adding: number },
): void {
  const limit = limits[what];
  if (limit === null || present + adding <= limit) return;
  throw new RuleViolation("limitReached", { what, limit });
}
