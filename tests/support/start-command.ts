import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { inRoot, root } from "../../emulators/paths.ts";
import { listProcesses } from "../../emulators/processes/list-processes.ts";

const readyWords = "Ctrl-C stops everything";

/**
 * `npm start` as a person runs it, with a separate cache folder, so that it touches no real data.
 */
export class StartCommand {
  output = "";
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;

  constructor(cache: string, args: readonly string[] = []) {
    this.#child = spawn("npm", ["start", "--", ...args], {
      cwd: root,
      env: { ...process.env, CREWLINE_CACHE: cache },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child.stdout?.on("data", (chunk) => (this.output += String(chunk)));
    this.#child.stderr?.on("data", (chunk) => (this.output += String(chunk)));
    this.#exit = once(this.#child, "close").then(() => this.#child.exitCode);
  }

  /** Waits for the words that mean ready, or for the end; fails on the latter. */
  async ready(): Promise<void> {
    let hasEnded = false;
    void this.#exit.then(() => (hasEnded = true));
    while (!this.output.includes(readyWords)) {
      if (hasEnded) throw new Error(`npm start ended:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** The owner process of the emulators, a grandchild of npm. */
  ownerPid(): number {
    const script = inRoot("emulators", "start.ts");
    const owners = listProcesses().filter(({ command }) => command.includes(script));
    const [owner] = owners;
    if (!owner || owners.length > 1) throw new Error(`${owners.length} owners of a stack`);
    return owner.pid;
  }

  /** Sends the signal of Ctrl-C to the owner, and returns the exit code of npm. */
  stop(): Promise<number | null> {
    process.kill(this.ownerPid(), "SIGINT");
    return this.#exit;
  }

  exitCode(): Promise<number | null> {
    return this.#exit;
  }
}
