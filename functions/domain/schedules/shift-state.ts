import { RuleViolation } from "../rules/rule-violation.ts";
import type { ShiftState } from "./shift.ts";

/** What can happen to a shift. */
export type ShiftEvent = "edit" | "publish" | "cancel";

type Transitions = Readonly<Record<ShiftState, Readonly<Partial<Record<ShiftEvent, ShiftState>>>>>;

/**
 * The whole machine of a shift. Saving a cancelled shift takes the cancellation back; whether
 * staff still see the earlier version is decided by the published copy, so it counts as changed.
 */
export const shiftTransitions: Transitions = {
  draft: { edit: "draft", publish: "published", cancel: "cancelled" },
  published: { edit: "changed", publish: "published", cancel: "cancelled" },
  changed: { edit: "changed", publish: "published", cancel: "cancelled" },
  cancelled: { edit: "changed" },
};

const targets: Readonly<Record<ShiftEvent, string>> = {
  edit: "changed",
  publish: "published",
  cancel: "cancelled",
};

/** The state after the event. Throws illegalTransition where the machine has no way. */
export function shiftStateAfter(state: ShiftState, event: ShiftEvent): ShiftState {
  const next = shiftTransitions[state][event];
  if (next === undefined) {
    throw new RuleViolation("illegalTransition", {
      what: "shift",
      from: state,
      to: targets[event],
    });
  }
  return next;
}
