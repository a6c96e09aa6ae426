import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import { overrideCodes } from "@crewline/domain/records/schedules/shift-override";
import type { Problem } from "../../../api/problem.ts";

const none: readonly OverrideCode[] = [];

/** What needs a reason by the server's refusal; empty for any other answer. */
export function neededByServer(problem: Problem | null): readonly OverrideCode[] {
  if (problem?.ruleCode !== "overrideNeeded") return none;
  const named: unknown = problem.ruleFields?.["codes"];
  if (!Array.isArray(named)) return none;
  return overrideCodes.filter((code) => named.includes(code));
}
