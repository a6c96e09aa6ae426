import { listProcesses } from "./list-processes.ts";
import type { RunningProcess } from "./list-processes.ts";

/**
 * The environment variable that marks every process of one stack. Children inherit it, also those
 * that start their own process group or outlive their parent, so that exactly the processes of that
 * stack can be found and no other one is ended.
 */
export const tagVariable = "CREWLINE_STACK";

/**
 * Those with the mark, or one that begins with it: that of a stack started by a process of this
 * one.
 */
export function taggedProcesses(tag: string): RunningProcess[] {
  const marker = `${tagVariable}=${tag}`;
  return listProcesses().filter(
    ({ pid, environment }) => pid !== process.pid && environment.includes(marker),
  );
}

/** Ends the remaining processes of a stack; returns how many there were. */
export async function endTagged(tag: string): Promise<number> {
  const found = taggedProcesses(tag);
  for (const { pid } of found) signal(pid, "SIGTERM");
  const deadline = Date.now() + 5_000;
  while (taggedProcesses(tag).length > 0 && Date.now() < deadline) await pause(100);
  for (const { pid } of taggedProcesses(tag)) signal(pid, "SIGKILL");
  while (taggedProcesses(tag).length > 0) await pause(50);
  return found.length;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended in the meantime.
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
