import { RuleViolation } from "../violations/rule-violation.ts";
import type { JoinRequest } from "../../records/users/join-request.ts";

type Decided = Pick<JoinRequest, "state" | "displayName" | "decidedByName">;

/** Throws joinRequestDecided for a request that another admin decided. */
export function requireWaiting(request: Decided): void {
  const { state, displayName, decidedByName } = request;
  if (state === "waiting") return;
  throw new RuleViolation("joinRequestDecided", { who: displayName, by: decidedByName ?? "" });
}
