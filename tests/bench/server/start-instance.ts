import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { inRoot } from "../../../emulators/paths.ts";

/** A process that answers for functions, as one instance of the cloud does. */
export interface Instance {
  socketPath: string;
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
  return { socketPath, stop };
}

/** Starts an instance of a module of the repository, which exports its functions. */
export async function startModule(file: string): Promise<Instance> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ main: file }));
  const { socketPath, stop } = await startInstance(folder);
  const stopAll = async () => {
    await stop();
    rmSync(folder, { recursive: true });
  };
  return { socketPath, stop: stopAll };
}
