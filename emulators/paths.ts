import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/**
 * The folder of all run-time files; tests of the start command set the variable to keep theirs
 * apart.
 */
export const cacheFolder = process.env["CREWLINE_CACHE"] ?? join(root, ".cache");

export const logFolder = join(cacheFolder, "logs");

export function inRoot(...parts: string[]): string {
  return join(root, ...parts);
}

export function inCache(...parts: string[]): string {
  return join(cacheFolder, ...parts);
}
