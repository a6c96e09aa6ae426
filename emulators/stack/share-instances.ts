import { createRequire } from "node:module";
import { inRoot } from "../paths.ts";

/** A process that runs one function. */
interface Worker {
  state: string;
  timeoutSeconds?: number;
  request: (...args: unknown[]) => Promise<void>;
}

interface Pool {
  getKey: (triggerId: string | undefined) => string;
  cleanUpWorkers: () => void;
  getTriggerWorkers: (triggerId: string | undefined) => Worker[];
  getIdleWorker: (triggerId: string | undefined) => Worker | undefined;
  readyForWork: (triggerId: string | undefined) => boolean;
}

interface Trigger {
  id: string;
}

interface Emulator {
  startRuntime: (backend: unknown, trigger?: Trigger) => Promise<unknown>;
}

/** The parts of firebase-tools that decide which process answers a request. */
export interface EmulatorParts {
  worker: Worker;
  pool: Pool;
  emulator: Emulator;
}

/** As many as the processors of a developer's machine can run at once. */
const MOST_PROCESSES = 2;

/**
 * At a timeout firebase-tools kills the process, with all other requests and their open
 * transactions, whose locks then remain for a minute; an instance only aborts the late one. Without
 * any timeout Node's agent applies its own of five seconds.
 */
const REQUEST_TIMEOUT_SECONDS = 3600;

/**
 * Makes the processes of a function answer many requests at once, as its deployed instances do.
 * Version 14 of firebase-tools starts a process for each request that finds all others busy: fifty
 * simultaneous requests start fifty processes, and none of them answers for half a minute. Takes
 * the prototypes and changes them.
 */
export function shareInstances({ worker, pool, emulator }: EmulatorParts): void {
  const inHand = new WeakMap<Worker, number>();
  const loadOf = (one: Worker) => inHand.get(one) ?? 0;
  const starting = new Map<string, Promise<unknown>>();
  const { request } = worker;
  const { startRuntime } = emulator;

  worker.request = async function countedRequest(...args) {
    inHand.set(this, loadOf(this) + 1);
    this.timeoutSeconds = REQUEST_TIMEOUT_SECONDS;
    try {
      await request.apply(this, args);
    } finally {
      inHand.set(this, loadOf(this) - 1);
      // A reload of the code ends idle processes, and this one still has requests.
      if (loadOf(this) > 0 && this.state === "IDLE") this.state = "BUSY";
    }
  };

  pool.getIdleWorker = function leastLoaded(triggerId) {
    this.cleanUpWorkers();
    const ready = this.getTriggerWorkers(triggerId).filter(isReady);
    return ready.toSorted((a, b) => loadOf(a) - loadOf(b))[0];
  };

  pool.readyForWork = function hasRoom(triggerId) {
    const least = this.getIdleWorker(triggerId);
    if (least === undefined) return false;
    const count = this.getTriggerWorkers(triggerId).length;
    return loadOf(least) === 0 || count >= MOST_PROCESSES;
  };

  emulator.startRuntime = function startOnce(backend, trigger) {
    const id = pool.getKey(trigger?.id);
    const begun =
      starting.get(id) ??
      startRuntime.call(this, backend, trigger).finally(() => starting.delete(id));
    starting.set(id, begun);
    return begun;
  };
}

/** Running processes that were not told to end. */
function isReady({ state }: Worker): boolean {
  return state === "IDLE" || state === "BUSY";
}

/** Those of the firebase-tools that are installed. */
export function emulatorParts(): EmulatorParts {
  const load = createRequire(import.meta.url);
  const folder = inRoot("node_modules", "firebase-tools", "lib", "emulator");
  const { RuntimeWorker, RuntimeWorkerPool } = load(`${folder}/functionsRuntimeWorker.js`);
  const { FunctionsEmulator } = load(`${folder}/functionsEmulator.js`);
  return {
    worker: RuntimeWorker.prototype,
    pool: RuntimeWorkerPool.prototype,
    emulator: FunctionsEmulator.prototype,
  };
}
