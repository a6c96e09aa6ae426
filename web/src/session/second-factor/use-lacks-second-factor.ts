import { userStateSource } from "../../live/users.ts";
import { useLive } from "../../live/use-live.ts";
import type { Login } from "@crewline/domain/kernel/access/login";

/**
 * True when the company asks its admins for a second factor and this sign-in was proven without
 * one; the server and the rules then refuse everything else.
 */
export function useLacksSecondFactor({ uid, role, hasSecondFactor }: Login): boolean {
  const isSpared = hasSecondFactor || role !== "admin";
  const state = useLive(isSpared ? null : userStateSource(uid));
  return !isSpared && state.status === "ready" && state.data?.needsSecondFactor === true;
}
