import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "../paths.ts";
import { targetHeader } from "./target-header.ts";

/** A function as firebase-tools found it. */
export interface Definition {
  id: string;
  /** Its name among the exports, such as `jobs.sendMail`. */
  entryPoint: string;
  httpsTrigger?: unknown;
  taskQueueTrigger?: unknown;
}

interface Headed {
  headers: Record<string, unknown>;
}

interface Pool {
  getKey: (triggerId: string | undefined) => string;
  submitRequest: (triggerId: string, request: Headed, ...rest: unknown[]) => Promise<void>;
}

interface Backend {
  bin: string;
  functionsDir: string;
}

interface Runtime {
  process: ChildProcess;
  events: EventEmitter;
  cwd: string;
  conn: { httpReqOpts: () => { socketPath: string } };
}

interface Emulator {
  addTriggerRecord: (definition: Definition, options: unknown) => void;
  startNode: (backend: Backend, env: NodeJS.ProcessEnv) => Promise<Runtime>;
}

/** The parts of firebase-tools that decide which process a function runs in. */
export interface ProcessParts {
  pool: Pool;
  emulator: Emulator;
}

const program = inRoot("emulators", "stack", "functions-process.ts");

/**
 * Makes all functions that answer a person share their processes, and all others theirs. Version 14
 * of firebase-tools starts processes for each of the two dozen functions: each loads the build,
 * opens the database, and compiles what the others have compiled. Takes the prototypes and changes
 * them.
 */
export function shareProcesses({ pool, emulator }: ProcessParts): void {
  const known = new Map<string, Definition>();
  const { submitRequest } = pool;
  const { addTriggerRecord } = emulator;

  emulator.addTriggerRecord = function noted(definition, options) {
    known.set(definition.id, definition);
    addTriggerRecord.call(this, definition, options);
  };

  pool.getKey = (triggerId) => {
    const definition = known.get(triggerId ?? "");
    return definition === undefined ? "~diagnostic~" : processOf(definition);
  };

  pool.submitRequest = function told(triggerId, request, ...rest) {
    const headers = { ...request.headers, [targetHeader]: known.get(triggerId)?.entryPoint };
    return submitRequest.call(this, triggerId, { ...request, headers }, ...rest);
  };

  emulator.startNode = async (backend, env) => startProcess(backend, env);
}

function processOf({ httpsTrigger, taskQueueTrigger }: Definition): string {
  return httpsTrigger !== undefined && taskQueueTrigger === undefined ? "requests" : "background";
}

/** What it says goes into the log of the emulators. */
function startProcess({ bin, functionsDir }: Backend, given: NodeJS.ProcessEnv): Runtime {
  const socketPath = join(tmpdir(), `functions-${randomUUID().slice(0, 8)}.sock`);
  const env = { ...process.env, ...given, PORT: socketPath };
  const child = spawn(bin, [program], {
    cwd: functionsDir,
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const conn = { httpReqOpts: () => ({ socketPath }) };
  return { process: child, events: new EventEmitter(), cwd: functionsDir, conn };
}

/** Those of the firebase-tools that are installed. */
export function processParts(): ProcessParts {
  const load = createRequire(import.meta.url);
  const folder = inRoot("node_modules", "firebase-tools", "lib", "emulator");
  return {
    pool: load(`${folder}/functionsRuntimeWorker.js`).RuntimeWorkerPool.prototype,
    emulator: load(`${folder}/functionsEmulator.js`).FunctionsEmulator.prototype,
  };
}
