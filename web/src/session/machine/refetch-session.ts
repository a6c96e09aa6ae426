import { fetchSession } from "./fetch-session.ts";
import { followUser } from "./follow-user.ts";
import type { SessionMemory } from "./session-memory.ts";
import type { RefetchReason } from "./session-state.ts";

const THROTTLE_MS = 5_000;

/** Asks for the session again; without a session it refetches only on first load, tab focus or reconnect. */
export async function refetchSession(memory: SessionMemory, reason: RefetchReason): Promise<void> {
  const isWanted = memory.session === undefined || reason === "storage" || memory.session !== null;
  if (!isWanted) return;
  const waitMs = memory.lastFetchMs + THROTTLE_MS - memory.ports.nowMs();
  if (reason !== "start" && waitMs > 0) {
    if (reason === "storage" || reason === "online") refetchLater(memory, waitMs);
    return;
  }
  memory.lastFetchMs = memory.ports.nowMs();
  if (memory.state.isUnreachable && memory.user) await followUser(memory, memory.user);
  await fetchSession(memory);
  memory.reconcile();
}

export function refetchLater(memory: SessionMemory, waitMs: number): void {
  if (memory.isFetchPlanned) return;
  memory.isFetchPlanned = true;
  setTimeout(() => {
    memory.isFetchPlanned = false;
    void refetchSession(memory, "storage");
  }, waitMs);
}
