import { inRoot, root } from "../paths.ts";
import { devServerPort, host } from "../ports.ts";
import { runProgram } from "../prepare/run-program.ts";
import { Problem } from "../problem.ts";
import { appUrl } from "../stack/stack-environment.ts";

export const devServerUrl = `http://${host}:${devServerPort}`;

/** Lets the server accept calls that come from the development server's pages. */
export const devEnvironment = {
  APP_ORIGIN: [devServerUrl, `http://localhost:${devServerPort}`, appUrl].join(","),
};

/**
 * Serves the web application with hot reload and rebuilds the server on change, which the
 * Functions emulator picks up. Rejects when one of the two ends; they end with the session.
 */
export async function runDevServers(): Promise<never> {
  const rolldown = inRoot("node_modules", "rolldown", "bin", "cli.mjs");
  const watch = runProgram({
    command: [process.execPath, rolldown, "-c", "rolldown.config.ts", "--watch"],
    cwd: inRoot("functions"),
    log: "build-functions-watch.log",
  });
  const args = ["--host", host, "--port", `${devServerPort}`, "--strictPort"];
  const vite = runProgram({
    command: ["npm", "run", "dev", "--workspace", "@crewline/web", "--", ...args],
    cwd: root,
  });
  await Promise.race([watch, vite]);
  throw new Problem("The development server ended: see its message above and .cache/logs.");
}
