import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";

export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
  /** The environment it was started with, as one string; empty where it may not be read. */
  environment: string;
}

/** The processes of this machine; those of other users come without their environment. */
export function listProcesses(): RunningProcess[] {
  return process.platform === "linux" ? listFromProc() : listFromPs();
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function listFromProc(): RunningProcess[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => readProc(Number(pid)) ?? []);
}

function readProc(pid: number): RunningProcess | null {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  // The name in parentheses may itself contain spaces and parentheses: read after the last one.
  const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (!parent || state === "Z") return null;
  const command = readOrEmpty(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim();
  const environment = readOrEmpty(`/proc/${pid}/environ`).replaceAll("\0", " ");
  return { pid, parent: Number(parent), command, environment };
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** With its option e, ps prints the environment after the command, so both fields hold both. */
function listFromPs(): RunningProcess[] {
  const args = ["axeww", "-o", "pid=,ppid=,command="];
  const { stdout } = spawnSync("ps", args, { encoding: "utf8", maxBuffer: 1 << 28 });
  return stdout.split("\n").flatMap((line) => {
    const [, pid, parent, rest] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (!pid || !parent || rest === undefined) return [];
    return [{ pid: Number(pid), parent: Number(parent), command: rest, environment: rest }];
  });
}
