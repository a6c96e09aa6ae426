import { authorization } from "./authorization.ts";
import type { Problem } from "./problem.ts";

/**
 * Makes a call, and when the server wants proof of a recent sign-in first, makes the very same call
 * once more after it; null when the person did not want to give the proof.
 */
export async function afterProof<R extends { problem: Problem | null }>(
  call: () => Promise<R>,
): Promise<R | null> {
  const first = await call();
  if (first.problem?.ruleCode !== "recentSignInRequired") return first;
  return (await authorization().proveAgain()) ? call() : null;
}
