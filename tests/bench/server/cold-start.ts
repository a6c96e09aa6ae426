import { median } from "../median.ts";
import type { Wanted } from "./call-instance.ts";
import { answered } from "./load.ts";
import { startInstance } from "./start-instance.ts";

const ROUNDS = 5;

/** Milliseconds from the start of a process, the middle of several. */
export interface ColdStart {
  listeningMs: number;
  answeredMs: number;
}

/** Starts instances of the built functions, each of which answers the same first request. */
export async function measureColdStart(folder: string, first: Wanted): Promise<ColdStart> {
  const rounds: ColdStart[] = [];
  while (rounds.length < ROUNDS) {
    const begun = performance.now();
    const { socketPath, stop } = await startInstance(folder);
    const listeningMs = performance.now() - begun;
    await answered(socketPath, first);
    rounds.push({ listeningMs, answeredMs: performance.now() - begun });
    await stop();
  }
  return {
    listeningMs: median(rounds.map(({ listeningMs }) => listeningMs)),
    answeredMs: median(rounds.map(({ answeredMs }) => answeredMs)),
  };
}
