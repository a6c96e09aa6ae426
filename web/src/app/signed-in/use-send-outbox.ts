import { useEffect } from "react";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { OutboxOwner } from "../../outbox/outbox-item.ts";

/**
 * Sends what waits on this device for the login, on every screen; nothing in a read-only view, nor
 * for null, while it is not known who is signed in.
 */
export function useSendOutbox(login: Login | null): void {
  const { uid = null, companyId = null, displayName = null, email = "" } = login ?? {};
  const name = displayName ?? email;
  const isViewing = login?.view !== undefined;
  useEffect(() => {
    if (uid === null || companyId === null || isViewing) return;
    const stopping = new AbortController();
    void start({ uid, companyId, name }, stopping.signal);
    return () => stopping.abort();
  }, [uid, companyId, name, isViewing]);
}

async function start(owner: OutboxOwner, signal: AbortSignal): Promise<void> {
  const { keepSending } = await import("../../outbox/keep-sending.ts");
  if (signal.aborted) return;
  signal.addEventListener("abort", keepSending(owner));
}
