import { RuleViolation } from "../violations/rule-violation.ts";
import type { TimeOff, TimeOffState } from "../../records/time-off/time-off.ts";

/** The events of time off. */
export type TimeOffEvent = "approve" | "deny" | "cancel";

type Transitions = Readonly<
  Record<TimeOffState, Readonly<Partial<Record<TimeOffEvent, TimeOffState>>>>
>;

/** The whole state machine: denied or cancelled time off stays so, and needs a new request. */
export const timeOffTransitions: Transitions = {
  requested: { approve: "approved", deny: "denied", cancel: "cancelled" },
  approved: { cancel: "cancelled" },
  denied: {},
  cancelled: {},
};

const targets: Readonly<Record<TimeOffEvent, TimeOffState>> = {
  approve: "approved",
  deny: "denied",
  cancel: "cancelled",
};

/** The state after the event. Throws illegalTransition where the machine has no way. */
export function timeOffStateAfter(state: TimeOffState, event: TimeOffEvent): TimeOffState {
  const next = timeOffTransitions[state][event];
  if (next === undefined) {
    const to = targets[event];
    throw new RuleViolation("illegalTransition", { what: "timeOff", from: state, to });
  }
  return next;
}

/** True while it waits or holds: then no second one of the same person may share its time. */
export function isLive({ state }: Pick<TimeOff, "state">): boolean {
  return state === "requested" || state === "approved";
}
