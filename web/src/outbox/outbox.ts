import type { Problem } from "../api/problem.ts";
import type { NewItem, OutboxItem, OutboxOwner, OutboxProcedure } from "./outbox-item.ts";
import { isOwnedBy } from "./outbox-item.ts";
import type { OutboxStore } from "./outbox-store.ts";
import type { Outcome, SendItem } from "./send-item.ts";
import type { DeviceClocks } from "./tap-clock.ts";
import { readTap, sendingOf } from "./tap-clock.ts";

/** The parts of the browser that the outbox needs. */
export interface OutboxPorts {
  openStore: () => Promise<OutboxStore>;
  send: SendItem;
  clocks: DeviceClocks;
  /** Runs the work while no other tab of this device sends. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs that the items changed. */
  tellTabs: () => void;
}

export interface OutboxView {
  items: readonly OutboxItem[];
  /** What this page has sent after it had waited, the last one last. */
  sent: readonly SentItem[];
}

/** A fresh one may not be in the live data yet. */
export type SentItem = OutboxItem & { isFresh: boolean };

/** The time that live data has to show what was sent. */
const FRESH_MS = 8_000;

const nothing: OutboxView = { items: [], sent: [] };

/** The result of a tap: known at once, or the item waits on the device. */
export type TapResult = Outcome | { kind: "waits"; problem: Problem | null };

interface Tap {
  procedure: OutboxProcedure;
  input: object;
}

/**
 * Acts that wait on this device until the server has them: each is stored before it is sent, sent
 * in order under its owner's sign-in by one tab at a time, and done once by the server.
 */
export class Outbox {
  readonly #ports: OutboxPorts;
  readonly #listeners = new Set<() => void>();
  /** The taps that a screen still waits for, by the key of the attempt. */
  readonly #watched = new Map<string, (result: TapResult) => void>();
  #store: Promise<OutboxStore> | null = null;
  #view = nothing;

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
  }

  view = (): OutboxView => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readClocks = () => readTap(this.#ports.clocks);

  /** Stores an act and sends it; resolves with `waits` when there is no answer within `patienceMs`. */
  async add(
    owner: OutboxOwner,
    { tapped, ...tap }: Tap & Pick<NewItem, "tapped">,
    patienceMs: number,
  ): Promise<TapResult> {
    const store = await this.#open();
    const id = crypto.randomUUID();
    const result = new Promise<TapResult>((resolve) => this.#watched.set(id, resolve));
    const late = setTimeout(() => this.#settle(id, { kind: "waits", problem: null }), patienceMs);
    await store.append({ id, owner, ...tap, tapped, tries: 0, refusal: null });
    await this.refresh();
    void this.send(owner);
    return result.finally(() => clearTimeout(late));
  }

  /** True while the tap's result is awaited, so that the screen does not show it as waiting. */
  isWatched = (id: string): boolean => this.#watched.has(id);

  /** Sends what waits for this owner, the oldest first, until one has to wait. */
  send(owner: OutboxOwner): Promise<void> {
    return this.#ports.inTurn(async () => {
      const store = await this.#open();
      for (;;) {
        const items = await store.all();
        const waiting = items.filter((item) => isOwnedBy(item, owner) && item.refusal === null);
        const [next, ...others] = waiting;
        if (next === undefined) return;
        if (await this.#sendOne(store, next)) continue;
        for (const { id } of others) this.#settle(id, { kind: "waits", problem: null });
        return;
      }
    });
  }

  /** Sends a refused act again, for example after a manager reopened the period. */
  async retry(item: OutboxItem): Promise<void> {
    await (await this.#open()).save({ ...item, refusal: null });
    await this.#changed();
    await this.send(item.owner);
  }

  /** Forgets a refused act that the person has read about. */
  async dismiss({ id }: OutboxItem): Promise<void> {
    await (await this.#open()).remove(id);
    await this.#changed();
  }

  /** Reads the items again, also when another tab changed them. */
  refresh = async (): Promise<void> => {
    const items = await (await this.#open()).all();
    this.#show({ ...this.#view, items });
  };

  forgetSent = (): void => {
    if (this.#view.sent.length > 0) this.#show({ ...this.#view, sent: [] });
  };

  /** Returns false when the rest has to wait, too. */
  async #sendOne(store: OutboxStore, item: OutboxItem): Promise<boolean> {
    const isWatched = this.isWatched(item.id);
    const wasQueued = !isWatched || item.tries > 0;
    const tried = { ...item, tries: item.tries + 1 };
    await store.save(tried);
    const outcome = await this.#ports.send(item, sendingOf(item, wasQueued, this.#ports.clocks));
    await this.#keep(store, tried, outcome);
    this.#settle(item.id, outcome);
    await this.#changed();
    return outcome.kind !== "waits";
  }

  async #keep(store: OutboxStore, item: OutboxItem, outcome: Outcome): Promise<void> {
    const isWatched = this.isWatched(item.id);
    if (outcome.kind === "waits") return;
    if (outcome.kind === "refused" && !isWatched) {
      const { ruleCode, message } = outcome.problem;
      await store.save({ ...item, refusal: { ruleCode, message } });
      return;
    }
    await store.remove(item.id);
    if (outcome.kind === "done" && !isWatched) this.#showSent(item);
  }

  #showSent(item: OutboxItem): void {
    const sent = [...this.#view.sent, { ...item, isFresh: true }];
    this.#show({ ...this.#view, sent });
    setTimeout(() => {
      const aged = this.#view.sent.map((one) =>
        one.id === item.id ? { ...one, isFresh: false } : one,
      );
      this.#show({ ...this.#view, sent: aged });
    }, FRESH_MS);
  }

  #settle(id: string, result: TapResult): void {
    const resolve = this.#watched.get(id);
    this.#watched.delete(id);
    resolve?.(result);
    if (result.kind === "waits") this.#show({ ...this.#view });
  }

  async #changed(): Promise<void> {
    await this.refresh();
    this.#ports.tellTabs();
  }

  #show(view: OutboxView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }

  #open(): Promise<OutboxStore> {
    return (this.#store ??= this.#ports.openStore());
  }
}
