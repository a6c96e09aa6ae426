import { authorization } from "./authorization.ts";
import type { Problem } from "./problem.ts";

/**
 * Makes a call. When the server first requires proof of a recent sign-in, makes the same call once
 * more after it; null when the user did not give the proof.
 */
export async function afterProof<R extends { problem: Problem | null }>(
  call: () => Promise<R>,
): Promise<R | null> {
  const first = await call();
  if (first.problem?.ruleCode !== "recentSignInRequired") return first;
  return (await authorization().proveAgain()) ? call() : null;
}
