import type {
  RequestKind,
  RequestState,
  ShiftRequest,
} from "../../../records/schedules/shift-request.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";

/** The events of a request of an employee about a shift. */
export type RequestEvent =
  | "accept"
  | "decline"
  | "approve"
  | "deny"
  | "withdraw"
  | "cancel"
  | "lose"
  | "take"
  | "release"
  | "expire";

type Transitions = Readonly<
  Partial<Record<RequestState, Readonly<Partial<Record<RequestEvent, RequestState>>>>>
>;

const ends = { withdraw: "withdrawn", cancel: "canceled", expire: "expired" } as const;

/** The whole machine of each kind. A swap without approval is approved as it is accepted. */
export const requestTransitions: Readonly<Record<RequestKind, Transitions>> = {
  claim: { asked: { approve: "done", deny: "denied", lose: "lost", ...ends } },
  drop: { asked: { take: "done", release: "released", deny: "denied", ...ends } },
  swap: {
    asked: { accept: "accepted", decline: "declined", ...ends },
    accepted: { approve: "done", deny: "denied", ...ends },
  },
};

type Standing = Pick<ShiftRequest, "kind" | "state">;

/** True while something can still come of the request. */
export function isWaiting({ kind, state }: Standing): boolean {
  return requestTransitions[kind][state] !== undefined;
}

/** The state after the event. Throws requestGone where the machine has no way. */
export function requestStateAfter({ kind, state }: Standing, event: RequestEvent): RequestState {
  const next = requestTransitions[kind][state]?.[event];
  if (next === undefined) throw new RuleViolation("requestGone", {});
  return next;
}

/** True while a manager can decide: claims, drops, and swaps that the colleague accepted. */
export function waitsForManager(request: Standing): boolean {
  return isWaiting(request) && (request.kind !== "swap" || request.state === "accepted");
}
