import { useSyncExternalStore } from "react";
import { deviceOutbox } from "./device-outbox.ts";
import type { OutboxItem, OutboxOwner } from "./outbox-item.ts";
import type { SentItem } from "./outbox.ts";
import { isOwnedBy } from "./outbox-item.ts";

export interface OwnOutbox {
  /** What waits for the connection, the oldest first. */
  waiting: readonly OutboxItem[];
  refused: readonly OutboxItem[];
  /** What was sent after it had waited. */
  sent: readonly SentItem[];
  /** What waits on this device for the sign-in of others. */
  ofOthers: readonly OutboxItem[];
}

/** The acts on this device as the owner sees them. */
export function useOutbox(owner: OutboxOwner): OwnOutbox {
  const { items, sent } = useSyncExternalStore(deviceOutbox.subscribe, deviceOutbox.view);
  const own = items.filter((item) => isOwnedBy(item, owner));
  return {
    waiting: own.filter(({ id, refusal }) => refusal === null && !deviceOutbox.isWatched(id)),
    refused: own.filter(({ refusal }) => refusal !== null),
    sent: sent.filter((item) => isOwnedBy(item, owner)),
    ofOthers: items.filter((item) => !isOwnedBy(item, owner)),
  };
}
