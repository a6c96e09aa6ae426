import type { Problem } from "./problem.ts";
import { OFFLINE } from "./problem.ts";

/**
 * The notice of a command that failed, with other words where they are given. One that only a missing
 * connection refused ends once that is back.
 */
export function refusalNotice({ code, message }: Problem, text = message) {
  return { text, tone: "danger" as const, endsOnline: code === OFFLINE };
}
