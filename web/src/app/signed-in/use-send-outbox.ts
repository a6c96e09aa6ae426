import { useEffect } from "react";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { OutboxOwner } from "../../outbox/outbox-item.ts";

/** Sends what waits on this device for the login, on every screen. */
export function useSendOutbox({ uid, companyId, displayName, email }: Login): void {
  const name = displayName ?? email;
  useEffect(() => {
    if (companyId === null) return;
    const stopping = new AbortController();
    void start({ uid, companyId, name }, stopping.signal);
    return () => stopping.abort();
  }, [uid, companyId, name]);
}

async function start(owner: OutboxOwner, signal: AbortSignal): Promise<void> {
  const { keepSending } = await import("../../outbox/keep-sending.ts");
  if (signal.aborted) return;
  signal.addEventListener("abort", keepSending(owner));
}
