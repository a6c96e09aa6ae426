import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot } from "../../../emulators/paths.ts";

/** A process that answers for functions, as one instance of the cloud does. */
export interface Instance {
  socketPath: string;
  /** The milliseconds for which a processor has worked for the process; NaN but on Linux. */
  cpuMs: () => number;
  stop: () => Promise<void>;
}

const program = inRoot("emulators", "stack", "functions-process.ts");
const LOOK_AGAIN_MS = 5;

/** Starts one of the built functions, or of another folder with a package; listens when it returns. */
export async function startInstance(folder: string): Promise<Instance> {
  const socketPath = join(tmpdir(), `bench-${randomUUID().slice(0, 8)}.sock`);
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { ...process.env, FUNCTIONS_EMULATOR: "true", PORT: socketPath },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!existsSync(socketPath)) {
    if (child.exitCode !== null) throw new Error(`No instance of ${folder} could start.`);
    await pause(LOOK_AGAIN_MS);
  }
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(socketPath, { force: true });
  };
  return { socketPath, cpuMs: () => cpuMsOf(child.pid ?? 0), stop };
}

/** Starts an instance of a module of the repository, which exports its functions. */
export async function startModule(file: string): Promise<Instance> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ main: file }));
  const instance = await startInstance(folder);
  const stop = async () => {
    await instance.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...instance, stop };
}

/** A tick of the processor's time in /proc. */
const TICK_MS = 10;

function cpuMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name in brackets: the 12th and 13th are the ticks of the program and of the system.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
