import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LiveResult } from "./live-result.ts";
import type { LiveChange, LiveQuery, LiveSource } from "./live-source.ts";

/**
 * The time without an answer of the server after which a copy that may hold only a part is shown,
 * from when it was asked: on a slow device Firestore takes seconds to start.
 */
const PATIENCE_MS = 3000;

/**
 * The same for a copy that is shown already to be called old. The banner that says so moves the
 * page, and a busy server answers within it.
 */
const OLD_AFTER_MS = 10_000;

const NO_COPY_MESSAGE = "You are offline, and this device holds no copy of this yet.";
const FAILED_MESSAGE = "This could not be loaded.";

/** The parts that a listener needs from outside; tests put their own in. */
export interface ListenerPorts {
  listen(
    uid: UserId,
    query: LiveQuery,
    handlers: {
      /** Firestore has the question, so that its answer can be waited for. */
      onAsked(): void;
      onChange(change: LiveChange, isFromCache: boolean): void;
      onError(isDenied: boolean): void;
    },
  ): () => void;
  isOnline(): boolean;
  synced: { has(key: string): boolean; add(key: string): void };
}

interface ListenerOptions<T> {
  source: LiveSource<T>;
  ports: ListenerPorts;
  publish: (result: LiveResult<T>) => void;
  retry: () => void;
}

/** Listens to all queries of one source and publishes what is known; returns how to stop. */
export function startListener<T>(options: ListenerOptions<T>): () => void {
  const listener = new Listener(options);
  listener.start();
  return () => listener.stop();
}

class Listener<T> {
  readonly #options: ListenerOptions<T>;
  readonly #collector;
  readonly #key: string;
  /** For each query that has answered, whether its answer was the copy on the device. */
  readonly #fromCache = new Map<number, boolean>();
  #stops: (() => void)[] = [];
  #wasCurrent = false;
  #isAsked = false;
  #isPatient = true;
  #isOld = false;
  /** True if there is a change that is not published yet. */
  #hasNews = true;
  #publishedAsCopy = false;
  #isOver = false;

  constructor(options: ListenerOptions<T>) {
    this.#options = options;
    this.#collector = options.source.collect();
    this.#key = JSON.stringify(options.source.key);
  }

  start(): void {
    const { source, ports } = this.#options;
    if (source.queries.length === 0) this.#settle();
    for (const [index, query] of source.queries.entries()) {
      if (this.#isOver) break;
      const stop = ports.listen(source.uid, query, {
        onAsked: () => this.#beginPatience(),
        onChange: (change, isFromCache) => this.#take(index, change, isFromCache),
        onError: (isDenied) => this.#fail(isDenied ? null : FAILED_MESSAGE),
      });
      this.#stops.push(stop);
    }
    // An answer may have come at once, and been one that ends the listener.
    if (this.#isOver) this.stop();
  }

  stop(): void {
    this.#isOver = true;
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  #take(index: number, change: LiveChange, isFromCache: boolean): void {
    if (this.#isOver) return;
    try {
      this.#hasNews = this.#collector.take(index, change) || this.#hasNews;
    } catch (error) {
      this.#fail(messageOf(error));
      return;
    }
    this.#fromCache.set(index, isFromCache);
    this.#settle();
  }

  #beginPatience(): void {
    if (this.#isOver || this.#isAsked) return;
    this.#isAsked = true;
    this.#after(PATIENCE_MS, () => (this.#isPatient = false));
    this.#after(OLD_AFTER_MS, () => (this.#isOld = true));
  }

  #after(ms: number, change: () => void): void {
    const timer = setTimeout(() => {
      change();
      this.#settle();
    }, ms);
    this.#stops.push(() => clearTimeout(timer));
  }

  /** Publishes when every query has answered and the answer may be shown. */
  #settle(): void {
    const { source, ports } = this.#options;
    if (this.#isOver || this.#fromCache.size < source.queries.length) return;
    const isCopy = [...this.#fromCache.values()].includes(true);
    if (!isCopy) {
      this.#wasCurrent = true;
      ports.synced.add(this.#key);
      this.#ready(false);
      return;
    }
    const isLost = this.#wasCurrent || !ports.isOnline();
    if (ports.synced.has(this.#key)) this.#ready(isLost || this.#isOld);
    else if (this.#isPatient && !isLost) return;
    else if (this.#collector.isEmpty()) this.#publishFailure(NO_COPY_MESSAGE);
    else this.#ready(true);
  }

  #ready(isOfflineCopy: boolean): void {
    if (!this.#hasNews && this.#publishedAsCopy === isOfflineCopy) return;
    try {
      const data = this.#collector.value();
      this.#hasNews = false;
      this.#publishedAsCopy = isOfflineCopy;
      const unreadable = this.#collector.unreadable();
      this.#options.publish({
        status: "ready",
        data,
        isOfflineCopy,
        ...(unreadable.length > 0 && { unreadable }),
      });
    } catch (error) {
      this.#fail(messageOf(error));
    }
  }

  /** Ends the listener: null says that the person may not see it. */
  #fail(message: string | null): void {
    if (this.#isOver) return;
    this.stop();
    if (message === null) this.#options.publish({ status: "denied" });
    else this.#publishFailure(message);
  }

  #publishFailure(message: string): void {
    this.#hasNews = true;
    this.#options.publish({ status: "failed", message, retry: this.#options.retry });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : FAILED_MESSAGE;
}
