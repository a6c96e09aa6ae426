import { useEffect, useRef } from "react";
import { isEnded } from "@crewline/domain/rules/sign-ins/ended-sign-ins";
import { asViewed } from "@crewline/domain/rules/access/view-as";
import { userStateSource } from "../../live/users.ts";
import { useLive } from "../../live/use-live.ts";
import { endSignIn } from "../tab/end-sign-in.ts";
import type { Login } from "@crewline/domain/kernel/access/login";
import { useIsLoginKnown } from "../tab/use-session.ts";
import { refreshClaims } from "../tab/refresh-claims.ts";

/**
 * Gets a new token when the server says that the claims changed after the current one was issued.
 * A sign-in that was ended from another device gets none and leaves.
 * Once for each change: tokens tell whole seconds, so the new one may look older than the change.
 */
export function useFreshClaims(login: Login): void {
  const { uid, issuedAtSeconds, authTimeSeconds } = login;
  const state = useLive(userStateSource(uid, asViewed(login).uid));
  const changedAt = state.status === "ready" ? (state.data?.claimsUpdatedAt ?? null) : null;
  // What the device has kept says nothing about a login that the identity service may know better.
  const isKnown = useIsLoginKnown();
  const isOver =
    isKnown &&
    state.status === "ready" &&
    state.data !== null &&
    isEnded(state.data, authTimeSeconds);
  const handled = useRef<string | null>(null);

  useEffect(() => {
    if (isOver) void endSignIn();
  }, [isOver]);

  useEffect(() => {
    if (!isKnown || isOver || changedAt === null || handled.current === changedAt) return;
    handled.current = changedAt;
    // A refused refresh signs the user out; without a connection the next call retries.
    if (Date.parse(changedAt) >= issuedAtSeconds * 1000) void refreshClaims().catch(() => null);
  }, [isKnown, isOver, changedAt, issuedAtSeconds]);
}
