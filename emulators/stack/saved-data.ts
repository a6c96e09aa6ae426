import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod/mini";
import { cacheFolder, inCache } from "../paths.ts";
import { say } from "../say.ts";
import { exportData } from "./emulator-hub.ts";

const current = inCache("emulator-data");
const previous = inCache("emulator-data.previous");
const next = inCache("emulator-data.next");

const metadataSchema = z.object({
  firestore: z.object({ metadata_file: z.string() }),
  auth: z.object({ path: z.string() }),
});

let saving: Promise<void> = Promise.resolve();

/** Saves the data of the running emulators; simultaneous saves run one after the other. */
export function saveData(): Promise<void> {
  const save = saving.then(exportAndSwap);
  saving = save.catch(() => {});
  return save;
}

/** A complete save exists at every moment: the new one replaces it by renaming. */
async function exportAndSwap(): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(next, { recursive: true, force: true });
  await exportData(next);
  if (!isComplete(next)) throw new Error("The emulators exported their data incompletely.");
  if (existsSync(current)) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(current, previous);
  }
  renameSync(next, current);
}

/**
 * Returns the folder to import, or null if there is none. Repairs what an interrupted save left: a
 * partial export is removed, and a missing or damaged last save is replaced by the one before it.
 */
export function recoverSavedData(): string | null {
  if (existsSync(next)) {
    rmSync(next, { recursive: true, force: true });
    say("Dropped a save that had been cut off half way.");
  }
  if (isComplete(current)) return current;
  const isDamaged = existsSync(current);
  rmSync(current, { recursive: true, force: true });
  if (!isComplete(previous)) {
    if (isDamaged) say("The saved data is damaged and cannot be used; starting afresh.");
    return null;
  }
  renameSync(previous, current);
  say("The last save is missing or damaged: going back to the one before it.");
  return current;
}

/** The time at which the data in use was saved, in local time, for display. */
export function savedAt(): string {
  return statSync(current).mtime.toLocaleString("en-GB");
}

export function forgetSavedData(): void {
  for (const folder of [current, previous, next]) rmSync(folder, { recursive: true, force: true });
}

function isComplete(folder: string): boolean {
  try {
    const file = join(folder, "firebase-export-metadata.json");
    const { firestore, auth } = metadataSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    const parts = [firestore.metadata_file, join(auth.path, "accounts.json")];
    return parts.every((part) => statSync(join(folder, part)).size > 0);
  } catch {
    return false;
  }
}
