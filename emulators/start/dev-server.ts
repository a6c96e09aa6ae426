import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { inRoot, root } from "../paths.ts";
import { host, ports } from "../ports.ts";
import { runProgram } from "../prepare/run-program.ts";
import { Problem } from "../problem.ts";
import { appUrl } from "../stack/stack-environment.ts";
import { builtFolder, functionsBuild, webBuild } from "./builds.ts";
import type { BuiltFolders } from "./builds.ts";

export const devServerUrl = `http://${host}:${ports.devServer}`;

/** Lets the server accept calls from the development server's pages. */
export const devEnvironment = {
  APP_ORIGIN: [devServerUrl, `http://localhost:${ports.devServer}`, appUrl].join(","),
};

/**
 * The folders that hot reload changes in place. The Hosting emulator needs a folder even where the
 * development server replaces it.
 */
export async function devFolders(): Promise<BuiltFolders> {
  const built = await builtFolder(functionsBuild);
  cpSync(join(built, "dist"), inRoot("functions", "dist"), { recursive: true });
  const web = inRoot("web", "dist");
  mkdirSync(web, { recursive: true });
  return { functions: inRoot("functions"), web };
}

/**
 * Serves the web application with hot reload and rebuilds the server on change, which the Functions
 * emulator then loads. Rejects if one of the two ends; they end with the session.
 */
export async function runDevServers(): Promise<never> {
  const rolldown = inRoot("node_modules", "rolldown", "bin", "cli.mjs");
  const watch = runProgram({
    command: [process.execPath, rolldown, "-c", "rolldown.config.ts", "--watch"],
    cwd: inRoot("functions"),
    log: "build-functions-watch.log",
  });
  const args = ["--host", host, "--port", `${ports.devServer}`, "--strictPort"];
  const vite = runProgram({
    command: ["npm", "run", "dev", "--workspace", "@crewline/web", "--", ...args],
    cwd: root,
    env: { ...process.env, ...webBuild.environment },
  });
  await Promise.race([watch, vite]);
  throw new Problem("The development server ended: see its message above and .cache/logs.");
}
