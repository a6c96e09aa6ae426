import { execFile } from "node:child_process";
import { inRoot } from "../../emulators/paths.ts";

/** The command as product staff run it, in a process of its own. */
export function setRole(...args: string[]): Promise<{ code: number; output: string }> {
  const program = inRoot("functions", "src", "cli", "set-role.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}
