import { askSession } from "./ask-session.ts";
import { followAccount } from "./follow-account.ts";
import type { SessionMemory } from "./session-memory.ts";
import type { AskReason } from "./session-state.ts";

const THROTTLE_MS = 5_000;

/**
 * Asks for the session again, at most every five seconds. Without a session only a start, a message
 * of another tab or an ended wait asks.
 */
export async function askAgain(memory: SessionMemory, reason: AskReason): Promise<void> {
  const isWanted = memory.session === undefined || reason === "storage" || memory.session !== null;
  if (!isWanted) return;
  const waitMs = memory.lastAskedMs + THROTTLE_MS - memory.ports.nowMs();
  if (reason !== "start" && waitMs > 0) {
    if (reason === "storage" || reason === "online") askLater(memory, waitMs);
    return;
  }
  memory.lastAskedMs = memory.ports.nowMs();
  if (memory.state.isUnreachable && memory.account) await followAccount(memory, memory.account);
  await askSession(memory);
  memory.reconcile();
}

export function askLater(memory: SessionMemory, waitMs: number): void {
  if (memory.isAskPlanned) return;
  memory.isAskPlanned = true;
  setTimeout(() => {
    memory.isAskPlanned = false;
    void askAgain(memory, "storage");
  }, waitMs);
}
