import { isAlive, listProcesses } from "./list-processes.ts";
import type { RunningProcess } from "./list-processes.ts";

const everyMilliseconds = 1_000;

/** Calls back once when npm, or another process between it and this one, has ended. */
export function watchParents(onGone: () => void): void {
  const parents = parentsUpToNpm(process.pid, listProcesses());
  const timer = setInterval(() => {
    if (parents.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, everyMilliseconds);
  timer.unref();
}

/** Without npm above it only the parent itself counts: higher processes may end at any time. */
export function parentsUpToNpm(pid: number, processes: readonly RunningProcess[]): number[] {
  const chain: RunningProcess[] = [];
  const byPid = new Map(processes.map((entry) => [entry.pid, entry]));
  let current = byPid.get(byPid.get(pid)?.parent ?? 0);
  while (current && current.pid > 1 && !chain.includes(current)) {
    chain.push(current);
    current = byPid.get(current.parent);
  }
  const npm = chain.findIndex(({ command }) => /(^|[\s/])npm(-cli\.js)?(\s|$)/.test(command));
  return chain.slice(0, npm === -1 ? 1 : npm + 1).map((entry) => entry.pid);
}
