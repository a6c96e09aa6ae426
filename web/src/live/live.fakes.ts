import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import { collector } from "./collector.ts";
import type { ListenerPorts } from "./live-listener.ts";
import type { LiveSource } from "./live-source.ts";

type Handlers = Parameters<ListenerPorts["listen"]>[2];

/** A source of names below one path, with so many queries. */
export function aSource(path: string, queries = 1): LiveSource<string[]> {
  return {
    key: ["u", path],
    uid: aUserId("u"),
    queries: Array.from({ length: queries }, () => ({ kind: "document" as const, path })),
    collect: () => collector({ parse: ({ id }) => id, combine: (rows) => rows }),
  };
}

/** Ports without a database: the test plays the server. */
export function fakePorts(
  change: { isOnline?: boolean; synced?: readonly string[]; isAsked?: boolean } = {},
) {
  const { isAsked = true } = change;
  const listeners: { path: string; handlers: Handlers; isStopped: boolean }[] = [];
  const synced = new Set(change.synced);
  const network = { isOnline: change.isOnline ?? true };
  const ports: ListenerPorts = {
    listen: (_uid, { path }, handlers) => {
      const listener = { path, handlers, isStopped: false };
      listeners.push(listener);
      if (isAsked) handlers.onAsked();
      return () => {
        listener.isStopped = true;
      };
    },
    isOnline: () => network.isOnline,
    synced: { has: (key) => synced.has(key), add: (key) => void synced.add(key) },
  };
  const send = (ids: string[], { isFromCache = false, query = 0 } = {}) => {
    const changed = ids.map((id) => ({ id, data: {} }));
    listeners[query]?.handlers.onChange({ ids, changed }, isFromCache);
  };
  return { ports, listeners, network, synced, send };
}
