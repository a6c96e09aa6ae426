import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { hashKey } from "@tanstack/react-query";
import { deviceAnswers } from "./device-answers.ts";
import { listenFromCopy } from "./listen-from-copy.ts";
import type { ListenerPorts } from "./live-listener.ts";
import { startListener } from "./live-listener.ts";
import type { LiveResult } from "./live-result.ts";
import type { LiveQuery, LiveSource } from "./live-source.ts";
import { listenLazily } from "./load-firestore.ts";
import { syncedKeys } from "./synced-keys.ts";

const browserPorts: ListenerPorts = {
  listen: listenFromCopy(listenLazily, deviceAnswers),
  isOnline: () => navigator.onLine,
  synced: syncedKeys,
};

/** The questions of a source, and how they are asked again. */
interface Asked {
  key: QueryKey;
  queries: readonly LiveQuery[];
  restart: () => void;
}

const caches = new WeakMap<QueryClient, LiveCache>();

export function liveCacheOf(client: QueryClient): LiveCache {
  const known = caches.get(client);
  if (known !== undefined) return known;
  const cache = new LiveCache(client, browserPorts);
  caches.set(client, cache);
  return cache;
}

/** The query under which a source's present result is kept. */
export function liveKey(source: LiveSource<unknown> | null): QueryKey {
  return ["live", ...(source?.key ?? [])];
}

/**
 * Writes live results into the query cache: one listener a key, from the first observer until the
 * query cache drops the query, which it does a while after the last observer left.
 */
export class LiveCache {
  readonly #client: QueryClient;
  readonly #ports: ListenerPorts;
  readonly #stops = new Map<string, () => void>();
  /** The second of the token with which was asked last. */
  #askedWith = 0;
  /** For each key that has a listener or had one that was denied. */
  readonly #asked = new Map<string, Asked>();

  constructor(client: QueryClient, ports: ListenerPorts) {
    this.#client = client;
    this.#ports = ports;
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === "removed") this.#forget(query.queryHash);
      if (type === "observerAdded" && isOver(query.state.data)) this.#stop(query.queryHash);
    });
  }

  /** Starts listening if needed. A denied or failed read is repeated for its next observer. */
  keep<T>(source: LiveSource<T>): void {
    if (!this.#stops.has(hashKey(liveKey(source)))) this.#restart(source);
  }

  /**
   * Starts listening if needed; returns what can be told at once, for the first render of the first
   * observer. Undefined otherwise.
   */
  begin<T>(source: LiveSource<T>): LiveResult<T> | undefined {
    const key = liveKey(source);
    if (this.#stops.has(hashKey(key))) return undefined;
    let first: LiveResult<T> | undefined;
    let hasBegun = false;
    this.#listen(source, (result) => {
      if (hasBegun) this.#client.setQueryData<LiveResult<T>>(key, result);
      else first = result;
    });
    hasBegun = true;
    return first;
  }

  /** The questions of all sources that a screen observes now. */
  observed(): LiveQuery[] {
    return this.#client
      .getQueryCache()
      .findAll({ queryKey: liveKey(null) })
      .filter((query) => query.getObserversCount() > 0)
      .flatMap(({ queryHash }) => this.#asked.get(queryHash)?.queries ?? []);
  }

  /** True if something of the source can be shown. */
  isKnown(source: LiveSource<unknown>): boolean {
    const result = this.#client.getQueryData<LiveResult<unknown>>(liveKey(source));
    return result?.status === "ready";
  }

  /** Asks again for what was denied, with the token of that second: the same is denied again. */
  repeatDenied(issuedAtSeconds: number): void {
    if (issuedAtSeconds === this.#askedWith) return;
    this.#askedWith = issuedAtSeconds;
    for (const { key, restart } of this.#asked.values()) {
      const result = this.#client.getQueryData<LiveResult<unknown>>(key);
      if (result?.status === "denied") restart();
    }
  }

  #restart<T>(source: LiveSource<T>): void {
    const key = liveKey(source);
    const publish = (result: LiveResult<T>) => {
      this.#client.setQueryData<LiveResult<T>>(key, result);
    };
    this.#stop(hashKey(key));
    if (this.#client.getQueryData(key) !== undefined) publish({ status: "loading" });
    this.#listen(source, publish);
  }

  #listen<T>(source: LiveSource<T>, publish: (result: LiveResult<T>) => void): void {
    const key = liveKey(source);
    const { queries } = source;
    const restart = () => this.#restart(source);
    const stop = startListener({ source, ports: this.#ports, publish, retry: restart });
    this.#stops.set(hashKey(key), stop);
    this.#asked.set(hashKey(key), { key, queries, restart });
  }

  #forget(hash: string): void {
    this.#stop(hash);
    this.#asked.delete(hash);
  }

  #stop(hash: string): void {
    this.#stops.get(hash)?.();
    this.#stops.delete(hash);
  }
}

/** True if the listener has ended with this result. */
function isOver(result: LiveResult<unknown> | undefined): boolean {
  return result?.status === "denied" || result?.status === "failed";
}
