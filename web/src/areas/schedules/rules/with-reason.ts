import type { Problem } from "../../../api/problem.ts";
import type { Overriding } from "../model/write-change.ts";
import { neededByServer } from "./needed-by-server.ts";
import type { AskReason } from "./reason-context.ts";

interface Asking {
  ask: AskReason;
  /** The refusal of the last run. */
  problem: () => Problem | null;
  /** The reason that is known already. */
  given?: Overriding;
}

/**
 * Runs a command, and once more with a reason where the server wants one that was not asked for,
 * such as for rest after the week before. Null where it is refused or no reason is given.
 */
export async function withReason<T>(
  run: (overriding: Overriding) => Promise<T | null>,
  { ask, problem, given = {} }: Asking,
): Promise<T | null> {
  const answer = await run(given.override === undefined ? {} : { override: given.override });
  if (answer !== null) return answer;
  const refusal = problem();
  const needed = neededByServer(refusal);
  if (refusal === null || needed.length === 0) return null;
  const warnings = [refusal.message.replace(/\.$/u, "")];
  const reason = await ask({ shifts: [{ subject: "", warnings }] });
  if (reason === null) return null;
  const codes = [...new Set([...needed, ...(given.override?.codes ?? [])])];
  return run({ override: { codes, reason } });
}
