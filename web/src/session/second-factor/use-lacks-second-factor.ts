import { asViewed } from "@crewline/domain/rules/access/view-as";
import { userStateSource } from "../../live/users.ts";
import { useLive } from "../../live/use-live.ts";
import type { Login } from "@crewline/domain/kernel/access/login";

/**
 * True when the company asks its admins for a second factor and this sign-in was proven without
 * one; the server and the rules then refuse everything else.
 */
export function useLacksSecondFactor(login: Login): boolean {
  const { uid, role, hasSecondFactor, view } = login;
  const isSpared = hasSecondFactor || (role !== "admin" && view === undefined);
  const state = useLive(isSpared ? null : userStateSource(uid, asViewed(login).uid));
  return !isSpared && state.status === "ready" && state.data?.needsSecondFactor === true;
}
