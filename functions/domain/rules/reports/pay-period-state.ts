import { RuleViolation } from "../violations/rule-violation.ts";
import type { ShownClosing } from "../../records/pay/location-closings.ts";
import type { PayPeriodState } from "../../records/pay/pay-period-record.ts";

export type PayPeriodEvent = "beginClose" | "giveUp" | "close" | "export" | "reopen";

/**
 * The whole machine of a pay period; reopening takes nothing back that was exported. A closing that
 * was cut short is begun again by the next attempt.
 */
export const payPeriodTransitions: Readonly<
  Record<PayPeriodState, Readonly<Partial<Record<PayPeriodEvent, PayPeriodState>>>>
> = {
  open: { beginClose: "closing" },
  closing: { beginClose: "closing", giveUp: "open", close: "closed" },
  closed: { export: "exported", reopen: "open" },
  exported: { reopen: "open" },
};

const targets: Readonly<Record<PayPeriodEvent, PayPeriodState>> = {
  beginClose: "closing",
  giveUp: "open",
  close: "closed",
  export: "exported",
  reopen: "open",
};

/** The state after the event. Throws illegalTransition where the machine has no way. */
export function payPeriodStateAfter(state: PayPeriodState, event: PayPeriodEvent): PayPeriodState {
  const next = payPeriodTransitions[state][event];
  if (next !== undefined) return next;
  throw new RuleViolation("illegalTransition", {
    what: "payPeriod",
    from: state,
    to: targets[event],
  });
}

/** True while the time of the period may change. */
export function isOpenPeriod(state: PayPeriodState): boolean {
  return state === "open";
}

/** True for a period that can be closed once it is over; a closing that was cut short is begun again. */
export function mayStillClose(state: PayPeriodState): boolean {
  return state === "open" || state === "closing";
}

/** Returns the state of a location's days: their own in an open period, else that of the period. */
export function stateAtLocation(
  period: PayPeriodState,
  own: ShownClosing["state"],
): ShownClosing["state"] {
  if (isOpenPeriod(period)) return own;
  return period === "closing" ? "closing" : "closed";
}
