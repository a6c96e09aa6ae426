import type { Problem } from "../../../api/problem.ts";
import { neededByServer } from "../model/needed-by-server.ts";
import type { Overriding } from "../model/write-change.ts";
import type { AskReason } from "./reason-context.ts";

interface Asking {
  ask: AskReason;
  /** The refusal of the last run. */
  problem: () => Problem | null;
}

/**
 * Runs a command, and once more with a reason where the server requires one. Null where it is
 * refused or no reason is given.
 */
export async function withReason<T>(
  run: (overriding: Overriding) => Promise<T | null>,
  { ask, problem }: Asking,
): Promise<T | null> {
  const answer = await run({});
  if (answer !== null) return answer;
  const refusal = problem();
  const codes = [...neededByServer(refusal)];
  if (refusal === null || codes.length === 0) return null;
  const warnings = [refusal.message.replace(/\.$/u, "")];
  const reason = await ask({ shifts: [{ subject: "", warnings }] });
  return reason === null ? null : run({ override: { codes, reason } });
}
