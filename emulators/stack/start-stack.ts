import { spawn } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cacheFolder, inCache, inRoot, logFolder } from "../paths.ts";
import { Problem } from "../problem.ts";
import { say } from "../say.ts";
import { endTagged, tagVariable } from "../processes/tagged-processes.ts";
import { javaEnvironment } from "./java-environment.ts";
import { hideAccounts } from "./auth-settings.ts";
import { writeEmulatorConfig } from "./emulator-config.ts";
import { writeLocalSecrets } from "./local-secrets.ts";
import { stackEnvironment } from "./stack-environment.ts";
import type { BuiltFolders } from "../start/builds.ts";

interface StackOptions {
  /** The session's mark; the emulators' own mark begins with it. */
  tag: string;
  firestoreJar: string;
  built: BuiltFolders;
  /** Folder of an earlier export to import; without it the stack is empty. */
  importFrom?: string | undefined;
  /** Added to the environment of the functions. */
  functionsEnvironment?: Record<string, string>;
}

export interface Stack {
  /** Settles when the emulators have ended, on their own or through `stop`. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

const logFile = join(logFolder, "emulators.log");
/** Their warnings about missing accounts and network are not failures. */
const tellsOfFailure = /Error\b|Failed|has exited|could not|unable to start/;
const stopMilliseconds = 20_000;

/** Starts the four emulators and returns once all of them, and the functions, are ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const temporary = mkdtempSync(join(tmpdir(), "crewline-"));
  const child = spawnEmulators(options, temporary);
  let isStopping = false;
  const ended = new Promise<void>((resolve) => {
    child.once("exit", (code, signal) => {
      if (!isStopping) say(`The emulators have ended by themselves: ${signal ?? `code ${code}`}.`);
      resolve();
    });
    child.once("error", () => resolve());
  });
  const stop = async () => {
    isStopping = true;
    child.kill("SIGINT");
    const timer = setTimeout(() => child.kill("SIGKILL"), stopMilliseconds);
    await ended;
    clearTimeout(timer);
    await endTagged(tagOf(options));
    rmSync(temporary, { recursive: true, force: true });
  };
  try {
    await readiness(ended);
    await hideAccounts();
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}

/** Ending these does not affect the suites of the same session. */
function tagOf({ tag }: StackOptions): string {
  return `${tag}.emulators`;
}

/**
 * A separate process group keeps Ctrl-C from the emulators until the data is saved. They write into
 * a file, not into a pipe, so that they and the data survive if this process is killed. Another
 * stack on this machine has the same project, whose name alone identifies its hub to firebase-tools
 * in the temporary folder; and the home may not be writable.
 */
function spawnEmulators(options: StackOptions, temporary: string) {
  const { firestoreJar, built, importFrom, functionsEnvironment } = options;
  mkdirSync(logFolder, { recursive: true });
  writeLocalSecrets();
  const firebase = inRoot("node_modules", "firebase-tools", "lib", "bin", "firebase.js");
  const project = stackEnvironment.GCLOUD_PROJECT;
  const hooks = ["outlive-broken-requests.ts", "as-deployed.ts"].flatMap((file) => [
    "--import",
    inRoot("emulators", "stack", file),
  ]);
  const args = ["emulators:start", "--config", writeEmulatorConfig(built), "--project", project];
  if (importFrom) args.push("--import", importFrom);
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, [...hooks, firebase, ...args, "--non-interactive"], {
    // The emulators write their debug logs into their working directory.
    cwd: logFolder,
    detached: true,
    stdio: ["ignore", log, log],
    env: {
      ...process.env,
      APP_ORIGIN: stackEnvironment.APP_ORIGIN,
      ...functionsEnvironment,
      ...javaEnvironment(),
      [tagVariable]: tagOf(options),
      FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar,
      NO_UPDATE_NOTIFIER: "1",
      TMPDIR: temporary,
      XDG_CONFIG_HOME: inCache("config"),
    },
  });
  closeSync(log);
  return child;
}

/** The wording is firebase-tools 14's; the version is pinned and a start would hang otherwise. */
async function readiness(ended: Promise<void>): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    const output = readFileSync(logFile, "utf8");
    if (output.includes("Failed to load function definition")) throw failure(output);
    if (output.includes("All emulators ready")) return;
    if (hasEnded) throw failure(output);
    await pause(100);
  }
}

function failure(output: string): Problem {
  const lines = output.split("\n").filter((line) => tellsOfFailure.test(line));
  const said = lines.slice(-8).join("\n");
  const where = logFile.replace(`${cacheFolder}/`, ".cache/");
  return new Problem(
    `The emulators did not start; their log is in ${where}.${said ? ` It says:\n${said}` : ""}`,
  );
}
