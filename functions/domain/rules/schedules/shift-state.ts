import { RuleViolation } from "../violations/rule-violation.ts";
import type { SeenFields } from "./publish-diff.ts";
import { looksDifferent } from "./publish-diff.ts";
import type { PublishedShift, ShiftState } from "../../records/schedules/shift.ts";

/** The events of a shift. */
export type ShiftEvent = "edit" | "revert" | "revive" | "publish" | "withdraw" | "cancel";

type Transitions = Readonly<Record<ShiftState, Readonly<Partial<Record<ShiftEvent, ShiftState>>>>>;

/**
 * The whole machine of a shift. `revert` saves the plan that staff see already; `revive` restores a
 * deleted shift that staff do not see; `withdraw` takes a shift away from staff and keeps it planned.
 */
export const shiftTransitions: Transitions = {
  draft: { edit: "draft", publish: "published", cancel: "cancelled" },
  published: {
    edit: "changed",
    revert: "published",
    publish: "published",
    withdraw: "draft",
    cancel: "cancelled",
  },
  changed: {
    edit: "changed",
    revert: "published",
    publish: "published",
    withdraw: "draft",
    cancel: "cancelled",
  },
  cancelled: { edit: "changed", revert: "published", revive: "draft", withdraw: "cancelled" },
};

const targets: Readonly<Record<ShiftEvent, ShiftState>> = {
  edit: "changed",
  revert: "published",
  revive: "draft",
  publish: "published",
  withdraw: "draft",
  cancel: "cancelled",
};

/** The event of saving a plan; `seen` is the shift's published copy, null where staff see none. */
export function editEventOf(
  state: ShiftState,
  seen: PublishedShift | null,
  after: SeenFields,
): ShiftEvent {
  if (seen === null) return state === "cancelled" ? "revive" : "edit";
  return looksDifferent(seen, after) ? "edit" : "revert";
}

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
