import { useSyncExternalStore } from "react";
import { deviceOutbox } from "./device-outbox.ts";
import type { OutboxItem, OutboxOwner, OutboxProcedure } from "./outbox-item.ts";
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

/** The acts of one area on this device as the owner sees them. */
export function useOutbox(
  owner: OutboxOwner,
  area: OutboxProcedure extends `${infer A}.${string}` ? A : never,
): OwnOutbox {
  const view = useSyncExternalStore(deviceOutbox.subscribe, deviceOutbox.view);
  const isOfArea = ({ procedure }: OutboxItem) => procedure.startsWith(`${area}.`);
  const [items, sent] = [view.items.filter(isOfArea), view.sent.filter(isOfArea)];
  const own = items.filter((item) => isOwnedBy(item, owner));
  return {
    waiting: own.filter(({ id, refusal }) => refusal === null && !deviceOutbox.isWatched(id)),
    refused: own.filter(({ refusal }) => refusal !== null),
    sent: sent.filter((item) => isOwnedBy(item, owner)),
    ofOthers: items.filter((item) => !isOwnedBy(item, owner)),
  };
}
