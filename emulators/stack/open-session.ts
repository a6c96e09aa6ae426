import { randomUUID } from "node:crypto";
import { realpathSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../paths.ts";
import { endTagged, tagVariable } from "../processes/tagged-processes.ts";
import { stopRequest } from "../processes/stop-request.ts";
import { watchParents } from "../processes/watch-parents.ts";
import { say } from "../say.ts";
import { clearLeftovers } from "./clear-leftovers.ts";
import { readStackRecord, removeStackRecord, writeStackRecord } from "./stack-record.ts";
import type { StackRecord, StackState } from "./stack-record.ts";

export interface Session {
  tag: string;
  /** True if an earlier start had been killed and was cleaned up. */
  followsCutOff: boolean;
  mark: (state: StackState) => void;
  /** The work's result, or null as soon as the person (or the system) asks to stop. */
  orStop: <T>(work: Promise<T>) => Promise<T | null>;
  /** Ends every process that was started meanwhile. */
  close: () => Promise<void>;
}

/**
 * Makes this process the owner of the stack: cleans up after an earlier one, marks all later
 * children, and listens for Ctrl-C, other signals and the end of npm.
 */
export async function openSession(command: StackRecord["command"]): Promise<Session> {
  const followsCutOff = await clearLeftovers();
  const tag = markChildren();
  const script = relative(root, realpathSync(process.argv[1] ?? ""));
  const owner = process.pid;
  const mark = (state: StackState) => writeStackRecord({ tag, owner, script, command, state });
  mark("starting");
  const stopRequested = listenForStop(tag).then(() => {
    mark("stopping");
    return null;
  });
  return {
    tag,
    followsCutOff,
    mark,
    orStop: (work) => Promise.race([work, stopRequested]),
    close: async () => {
      await endTagged(tag);
      removeStackRecord();
    },
  };
}

/** The same for work that needs no stack, and may run beside one: it leaves no record. */
export function openStacklessSession(): Pick<Session, "tag" | "orStop" | "close"> {
  const tag = markChildren();
  const stopRequested = listenForStop(tag).then(() => null);
  return {
    tag,
    orStop: (work) => Promise.race([work, stopRequested]),
    close: async () => {
      await endTagged(tag);
    },
  };
}

/**
 * A mark begins with that of the process above: its end also ends the stacks that its children
 * started.
 */
function markChildren(): string {
  const above = process.env[tagVariable];
  const tag = above ? `${above}.${randomUUID()}` : randomUUID();
  process.env[tagVariable] = tag;
  return tag;
}

/** The second signal stops at once. */
function listenForStop(tag: string): Promise<void> {
  // Without a terminal the output has no reader, and must not cause a failure.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  return new Promise((resolve) => {
    stopRequest.signal.addEventListener("abort", () => resolve());
    const request = () => {
      if (stopRequest.signal.aborted) void stopAtOnce(tag);
      stopRequest.abort();
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, request);
    watchParents(() => stopRequest.abort());
  });
}

async function stopAtOnce(tag: string): Promise<void> {
  say("Stopping at once.");
  await endTagged(tag);
  if (readStackRecord()?.tag === tag) removeStackRecord();
  process.exit(1);
}
