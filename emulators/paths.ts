import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");

/** Everything made at run time; tests of the start command keep theirs apart with the variable. */
export const cacheFolder = process.env["CREWLINE_CACHE"] ?? join(root, ".cache");

export const logFolder = join(cacheFolder, "logs");

export function inRoot(...parts: string[]): string {
  return join(root, ...parts);
}

export function inCache(...parts: string[]): string {
  return join(cacheFolder, ...parts);
}
