import { useEffect } from "react";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { OutboxOwner } from "../../outbox/outbox-item.ts";

/** Sends what waits on this device for the login, on every screen; nothing in a read-only view. */
export function useSendOutbox({ uid, companyId, displayName, email, view }: Login): void {
  const name = displayName ?? email;
  const isViewing = view !== undefined;
  useEffect(() => {
    if (companyId === null || isViewing) return;
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
