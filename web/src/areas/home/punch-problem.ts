import type { Problem } from "../../api/problem.ts";
import { NO_ANSWER, OFFLINE } from "../../api/problem.ts";
import type { PunchKind } from "./punch.ts";

interface Wanted {
  again: string;
  what: string;
}

const wanted: Readonly<Record<PunchKind, Wanted>> = {
  clockIn: { again: "Clock in", what: "clock-in" },
  startBreak: { again: "Start the break", what: "start of the break" },
  endBreak: { again: "End the break", what: "end of the break" },
  clockOut: { again: "Clock out", what: "clock-out" },
};

/**
 * Says whether a failed punch was recorded, and what to do. `at` is the time of the tap as the
 * employee reads it: without a record, a manager can enter it.
 */
export function punchProblemText(
  { code, message }: Problem,
  { kind, at }: { kind: PunchKind; at: string },
): string {
  const { again, what } = wanted[kind];
  if (code === OFFLINE) {
    return `Not recorded: you're offline. ${again} again when you're connected, or ask your manager to enter ${at}.`;
  }
  if (code === NO_ANSWER) {
    return `The server didn't answer, so your ${what} at ${at} may not be recorded. If this clock doesn't change, try again; it's never recorded twice.`;
  }
  return message;
}
