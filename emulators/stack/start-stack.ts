import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, inRoot, logFolder } from "../paths.ts";
import { Problem } from "../problem.ts";
import { endTagged } from "../processes/tagged-processes.ts";
import { writeEmulatorConfig } from "./emulator-config.ts";
import { writeLocalSecrets } from "./local-secrets.ts";
import { stackEnvironment } from "./stack-environment.ts";

interface StackOptions {
  tag: string;
  firestoreJar: string;
  /** Folder of an earlier export to begin with; without it the stack is empty. */
  importFrom?: string | undefined;
  /** Added to what the functions see. */
  functionsEnvironment?: Record<string, string>;
}

export interface Stack {
  /** Settles when the emulators have ended, by themselves or through `stop`. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

const logName = "emulators.log";
/** Their warnings about lacking accounts and network are no failures. */
const tellsOfFailure = /Error\b|Failed|has exited|could not|unable to start/;
const stopMilliseconds = 20_000;

/** Starts the four emulators and answers once all of them, and the functions, are ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const child = spawnEmulators(options);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = async () => {
    child.kill("SIGINT");
    const timer = setTimeout(() => child.kill("SIGKILL"), stopMilliseconds);
    await ended;
    clearTimeout(timer);
    await endTagged(options.tag);
  };
  try {
    await readiness(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

/** A process group of its own keeps Ctrl-C away from the emulators until the data is saved. */
function spawnEmulators({ firestoreJar, importFrom, functionsEnvironment }: StackOptions) {
  mkdirSync(logFolder, { recursive: true });
  writeLocalSecrets();
  const firebase = inRoot("node_modules", "firebase-tools", "lib", "bin", "firebase.js");
  const project = stackEnvironment.GCLOUD_PROJECT;
  const args = ["emulators:start", "--config", writeEmulatorConfig(), "--project", project];
  if (importFrom) args.push("--import", importFrom);
  return spawn(process.execPath, [firebase, ...args, "--non-interactive"], {
    // The emulators write their debug logs where they are started.
    cwd: logFolder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...functionsEnvironment,
      FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar,
      NO_UPDATE_NOTIFIER: "1",
    },
  });
}

/** The wording is firebase-tools 14's; the version is pinned and a start would hang otherwise. */
function readiness(child: ChildProcess): Promise<void> {
  const log = createWriteStream(join(logFolder, logName));
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log.write(chunk);
      if (output.includes("All emulators ready")) return;
      output += chunk.toString();
      if (output.includes("Failed to load function definition")) reject(failure(output));
      else if (output.includes("All emulators ready")) resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", () => reject(failure(output)));
  });
}

function failure(output: string): Problem {
  const lines = output.split("\n").filter((line) => tellsOfFailure.test(line));
  const said = lines.slice(-8).join("\n");
  const where = join(logFolder.replace(`${cacheFolder}/`, ".cache/"), logName);
  return new Problem(
    `The emulators did not start; their log is in ${where}.${said ? ` It says:\n${said}` : ""}`,
  );
}
