import { inParallel } from "../../support/punch-storm.ts";
import type { Answer, Wanted } from "./call-instance.ts";
import { callInstance } from "./call-instance.ts";
import { median } from "../median.ts";
import { percentile } from "./percentile.ts";
import type { Instance } from "./start-instance.ts";

/** What requests cost that came a few at a time. */
export interface Load {
  requests: number;
  atOnce: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** What the process of the instance itself works for a request. */
  cpuMs: number;
  /** Documents of the middle request. */
  reads: number;
  writes: number;
}

/** The first requests of a kind compile its code; they are not counted. */
const NOT_COUNTED = 4;

/** Sends the requests to the instance, `atOnce` on their way at each moment. */
export async function loadInstance(
  { socketPath, cpuMs }: Instance,
  wanted: readonly Wanted[],
  atOnce: number,
): Promise<Load> {
  const send = (one: Wanted) => answered(socketPath, one);
  await inParallel(atOnce, wanted.slice(0, NOT_COUNTED), send);
  const counted = wanted.slice(NOT_COUNTED);
  const [begun, workedMs] = [performance.now(), cpuMs()];
  const answers = await inParallel(atOnce, counted, async (one) => {
    const sentAt = performance.now();
    const { reads, writes } = await send(one);
    return { millis: performance.now() - sentAt, reads, writes };
  });
  const seconds = (performance.now() - begun) / 1000;
  const times = answers.map(({ millis }) => millis);
  return {
    requests: counted.length,
    atOnce,
    perSecond: counted.length / seconds,
    p50Ms: percentile(times, 50),
    p99Ms: percentile(times, 99),
    cpuMs: (cpuMs() - workedMs) / counted.length,
    reads: median(answers.map(({ reads }) => reads)),
    writes: median(answers.map(({ writes }) => writes)),
  };
}

/** Sends a request again while others change the same documents, as the app does. */
export async function answered(socketPath: string, wanted: Wanted): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await callInstance(socketPath, wanted);
    if (answer.status === 200) return answer;
    const isBusy = answer.status === 409 && answer.text.includes('"busy"');
    if (!isBusy || tries === MOST_TRIES) {
      throw new Error(`${wanted.path} was answered ${answer.status}: ${answer.text}`);
    }
  }
}

const MOST_TRIES = 5;
