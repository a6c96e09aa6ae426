import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { logFolder } from "../paths.ts";

interface Run {
  command: readonly string[];
  cwd: string;
  /** Name of the log below the log folder; without it the output goes to the terminal. */
  log?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program without standard input and answers its exit code; null when it cannot start. */
export function runProgram({ command, cwd, log, env = process.env }: Run): Promise<number | null> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: ["ignore", log ? "pipe" : "inherit", log ? "pipe" : "inherit"],
  });
  if (log) {
    mkdirSync(logFolder, { recursive: true });
    const file = createWriteStream(join(logFolder, log));
    child.stdout?.pipe(file);
    child.stderr?.pipe(file);
  }
  return new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
