import type { Problem } from "../../../api/problem.ts";
import type { Desk, RefusedScreen, Screen } from "./kiosk-desk.ts";
import { isPassing, pairedProblem, PATIENCE_MS } from "./kiosk-desk.ts";

/** What a manager enters at the tablet to allow a clock-in that was refused. */
export interface Allowance {
  managerPin: string;
  reason: string;
}

const noConnection =
  "No connection, so nothing was recorded. Try again: a manager can allow it only online.";

const notManager = "No manager of this location has this PIN. Try again.";

/**
 * Sends the refused clock-in again with a manager's PIN and reason. A try that the server did not
 * answer can be repeated: the clock-in has the same key. Throws NotPairedError.
 */
export async function allowPunch(
  desk: Desk,
  screen: RefusedScreen,
  allowance: Allowance,
): Promise<Screen> {
  const { punch, photo } = screen;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const input = { ...punch, kind: "clockIn" as const, ...allowance };
    const { at } = await desk.client.override.mutate(input, { signal });
    if (photo !== null) await desk.store.addPhoto({ id: punch.id, base64: photo });
    return { kind: "done", punch: "clockIn", at, isWaiting: false };
  } catch (error) {
    const problem = pairedProblem(error);
    return { ...screen, problem: sentenceOf(problem) };
  }
}

/** The server's sentence about a wrong PIN is for employees. */
function sentenceOf(problem: Problem): string {
  if (problem.ruleCode === "pinUnknown") return notManager;
  return isPassing(problem) ? noConnection : problem.message;
}
