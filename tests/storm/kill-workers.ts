import { setTimeout as pause } from "node:timers/promises";
import { taggedProcesses } from "../../emulators/processes/tagged-processes.ts";
import { tagVariable } from "../../emulators/processes/tagged-processes.ts";

const LONGEST_PAUSE_MILLIS = 1500;

/** Kills processes of the stack's functions at random until it is over; returns how many. */
export async function killWorkers(most: number, isOver: Promise<boolean>): Promise<number> {
  let killed = 0;
  while (killed < most) {
    const millis = Math.random() * LONGEST_PAUSE_MILLIS;
    if (await Promise.race([isOver, pause(millis, false)])) break;
    killed += killOne();
  }
  return killed;
}

function killOne(): number {
  const workers = taggedProcesses(process.env[tagVariable] ?? "?").filter(({ command }) =>
    command.includes("functionsEmulatorRuntime"),
  );
  const one = workers[Math.floor(Math.random() * workers.length)];
  if (one === undefined) return 0;
  process.kill(one.pid, "SIGKILL");
  return 1;
}
