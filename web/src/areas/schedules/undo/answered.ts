import { noAnswer } from "../../../api/problem.ts";
import type { Settled } from "../../../api/use-command.ts";
import type { Answer } from "../model/write-change.ts";

/** The output of a call, or its problem. */
export function answered<T>(result: Settled<T> | null): Answer<T> {
  if (result === null) return { problem: noAnswer };
  return result.problem === null ? result.output : { problem: result.problem };
}
