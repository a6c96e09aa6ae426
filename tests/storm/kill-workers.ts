import { existsSync } from "node:fs";
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

/**
 * Kills a process that answers requests. One that still starts is left: the local stack notices
 * only after 30 seconds that it has ended, and answers no request of its function until then.
 */
function killOne(): number {
  const workers = taggedProcesses(process.env[tagVariable] ?? "?").filter(
    ({ command, environment }) =>
      command.includes("functionsEmulatorRuntime") && hasStarted(environment),
  );
  const one = workers[Math.floor(Math.random() * workers.length)];
  if (one === undefined) return 0;
  process.kill(one.pid, "SIGKILL");
  return 1;
}

/** A process of a function makes its socket when it is ready. */
function hasStarted(environment: string): boolean {
  const [, socket] = /(?:^| )PORT=(\S+)/u.exec(environment) ?? [];
  return socket !== undefined && existsSync(socket);
}
