import { setTimeout as pause } from "node:timers/promises";
import { ports } from "../ports.ts";
import { Problem } from "../problem.ts";
import { findListener } from "../processes/find-listener.ts";
import { listProcesses } from "../processes/list-processes.ts";
import { endTagged, taggedProcesses } from "../processes/tagged-processes.ts";
import { say } from "../say.ts";
import { saveData } from "./saved-data.ts";
import { readStackRecord, removeStackRecord } from "./stack-record.ts";
import type { StackRecord } from "./stack-record.ts";

/** An owner whose terminal closed starts to stop within this time. */
const noticeMilliseconds = 4_000;
const stopMilliseconds = 60_000;

/**
 * Ends what a killed earlier start left running, saves the data it still held, and reports it;
 * returns whether there was such a start. Throws a Problem if that start is still running: then it
 * is the one to use, or to stop.
 */
export async function clearLeftovers(): Promise<boolean> {
  const record = readStackRecord();
  if (!record) return false;
  if (isOwnerAlive(record)) await waitForOwner(record);
  // An owner that could still stop properly has removed its record.
  if (!readStackRecord()) return false;
  say(`The last ${record.command} was cut off.`);
  await rescueData(record);
  const ended = await endTagged(record.tag);
  if (ended > 0) say(`Ended ${ended === 1 ? "a process" : `${ended} processes`} it left running.`);
  removeStackRecord();
  return true;
}

async function waitForOwner(record: StackRecord): Promise<void> {
  await until(() => !isOwnerAlive(record) || isStopping(), noticeMilliseconds);
  if (!isOwnerAlive(record)) return;
  if (!isStopping()) throw new Problem(runningSentence(record));
  say(`The last ${record.command} is still stopping; waiting for it.`);
  await until(() => !isOwnerAlive(record), stopMilliseconds);
  if (isOwnerAlive(record)) process.kill(record.owner, "SIGKILL");
}

function runningSentence({ command, owner }: StackRecord): string {
  return command === "npm start"
    ? `Crewline is already running (process ${owner}): use it, or stop it with Ctrl-C there.`
    : `${command} is under way (process ${owner}) and uses the same ports: wait until it is done.`;
}

/** The emulators outlive a killed owner: while they run, no data is lost. */
async function rescueData({ command, state, tag }: StackRecord): Promise<void> {
  const hub = findListener(ports.hub);
  const isOurs = hub !== null && taggedProcesses(tag).some(({ pid }) => pid === hub.pid);
  if (command !== "npm start" || state === "starting" || !isOurs) return;
  try {
    await saveData();
    say("Saved the data that its emulators still held.");
  } catch {
    say("Its emulators no longer answer; what they had saved before is used.");
  }
}

function isStopping(): boolean {
  return readStackRecord()?.state === "stopping";
}

/** Another program may have the process id by now, so the command must match as well. */
function isOwnerAlive({ owner, script }: StackRecord): boolean {
  return listProcesses().some(({ pid, command }) => pid === owner && command.includes(script));
}

async function until(isDone: () => boolean, milliseconds: number): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!isDone() && Date.now() < deadline) await pause(200);
}
