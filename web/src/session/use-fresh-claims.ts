import { useEffect, useRef } from "react";
import { userStateSource } from "../live/users.ts";
import { useLive } from "../live/use-live.ts";
import type { Identity } from "./identity.ts";
import { refreshClaims } from "./refresh-claims.ts";

/**
 * Gets a new token when the server says that the claims changed after the present one was issued.
 * Once for each change: tokens tell whole seconds, so the new one may look older than the change.
 */
export function useFreshClaims({ uid, issuedAtMs }: Identity): void {
  const state = useLive(userStateSource(uid));
  const changedAt = state.status === "ready" ? (state.data?.claimsUpdatedAt ?? null) : null;
  const handled = useRef<string | null>(null);

  useEffect(() => {
    if (changedAt === null || handled.current === changedAt) return;
    handled.current = changedAt;
    // A refused refresh signs the person out by itself; without a connection the next call retries.
    if (Date.parse(changedAt) >= issuedAtMs) void refreshClaims().catch(() => null);
  }, [changedAt, issuedAtMs]);
}
