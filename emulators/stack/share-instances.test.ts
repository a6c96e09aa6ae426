import { beforeEach, describe, expect, test } from "vitest";
import { emulatorParts, shareInstances } from "./share-instances.ts";

/** Represents a process: its requests last until they are told to end. */
class Worker {
  state = "CREATED";
  timeoutSeconds = 60;
  timeoutOfRequest = 0;
  readonly ends: (() => void)[] = [];

  async request(): Promise<void> {
    this.state = "BUSY";
    this.timeoutOfRequest = this.timeoutSeconds;
    await new Promise<void>((resolve) => this.ends.push(resolve));
    this.state = "IDLE";
  }
}

class Pool {
  readonly workers: Worker[] = [];

  readonly cleanUps: number[] = [];

  getKey(triggerId: string | undefined): string {
    return triggerId ?? "";
  }

  cleanUpWorkers(): void {
    this.cleanUps.push(this.workers.length);
  }

  getTriggerWorkers(): Worker[] {
    return this.workers;
  }

  getIdleWorker(): Worker | undefined {
    return undefined;
  }

  readyForWork(): boolean {
    return false;
  }
}

let starts: (() => void)[];
let pool: Pool;
class Emulator {
  startRuntime(): Promise<unknown> {
    const worker = new Worker();
    pool.workers.push(worker);
    return new Promise((resolve) => {
      starts.push(() => {
        worker.state = "IDLE";
        resolve(worker);
      });
    });
  }
}

const trigger = { id: "trpc" };
shareInstances({
  worker: Worker.prototype,
  pool: Pool.prototype,
  emulator: Emulator.prototype,
});
const start = Emulator.prototype.startRuntime as (
  backend: null,
  of: typeof trigger,
) => Promise<unknown>;

beforeEach(() => {
  starts = [];
  pool = new Pool();
});

async function started(): Promise<Worker> {
  const starting = start(null, trigger);
  starts.at(-1)?.();
  return (await starting) as Worker;
}

const loads = () => pool.workers.map(({ ends }) => ends.length);
const answer = () => void pool.getIdleWorker()?.request();

describe("many requests at once", () => {
  test("wait for the one process that is starting", async () => {
    const begun = [start(null, trigger), start(null, trigger), start(null, trigger)];
    expect(starts).toHaveLength(1);
    starts[0]?.();
    await Promise.all(begun);
    expect(pool.workers).toHaveLength(1);
  });

  test("share two processes, of which the second starts when the first is busy", async () => {
    await started();
    expect(pool.readyForWork()).toBe(true);
    answer();
    expect(pool.readyForWork()).toBe(false);
    await started();
    for (let sent = 0; sent < 49; sent += 1) {
      expect(pool.readyForWork()).toBe(true);
      answer();
    }
    expect(loads()).toEqual([25, 25]);
  });

  test("are not broken off when a process that answered one of them may end", async () => {
    const worker = await started();
    const first = worker.request();
    void worker.request();
    worker.ends[0]?.();
    await first;
    expect(worker.state).toBe("BUSY");
  });
});

test("a request that takes too long does not end the process with the others in it", async () => {
  const worker = await started();
  answer();
  expect(worker.timeoutOfRequest).toBe(3600);
});

test("the firebase-tools that are installed have what is changed", () => {
  const { worker, pool: real, emulator } = emulatorParts();
  const changed = [
    worker.request,
    real.getIdleWorker,
    real.readyForWork,
    real.cleanUpWorkers,
    real.getKey,
    emulator.startRuntime,
  ];
  expect(changed.map((method) => typeof method)).toEqual(Array(6).fill("function"));
});
