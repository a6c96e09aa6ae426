import type { TimeOffSpan } from "@crewline/domain/records/time-off/time-off";
import { timeOffSpanSchema } from "@crewline/domain/records/time-off/time-off";
import { requireTimeOffSpan } from "@crewline/domain/rules/time-off/require-time-off";

/** True when the span is complete; a half-typed one has no effect to show. */
export function isPossibleSpan(span: TimeOffSpan): boolean {
  if (!timeOffSpanSchema.safeParse(span).success) return false;
  try {
    requireTimeOffSpan(span);
    return true;
  } catch {
    return false;
  }
}
