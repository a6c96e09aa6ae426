import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs found in a folder of the PATH, with its folder, or null. */
export function findProgram(names: readonly string[], path = process.env["PATH"] ?? "") {
  const folders = path.split(delimiter).filter((folder) => folder !== "");
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
