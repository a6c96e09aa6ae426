import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * Fills a folder in one step: the content is written beside it and renamed into place, so that no
 * reader finds a partial folder. Of two simultaneous writers the first one wins, and the other uses
 * its folder. An existing folder is used as it is.
 */
export async function placeOnce(
  folder: string,
  write: (freshFolder: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(folder)) {
    const fresh = `${folder}.${randomUUID()}`;
    try {
      await write(fresh);
      if (!existsSync(folder)) renameUnlessThere(fresh, folder);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  }
  markAsUsed(folder);
}

function renameUnlessThere(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** A separate file, so that the file system's clock dates it, whatever the day of a test run. */
const usedMark = ".used";

function markAsUsed(folder: string): void {
  writeFileSync(join(folder, usedMark), "");
}

const keptFolders = 3;
const keptMilliseconds = 3_600_000;

/**
 * Removes the folders beside this one that begin with the same name, up to the dash, except the
 * last three used and those of the last hour: another program may be reading or writing them.
 */
export function dropOldBeside(folder: string): void {
  const [kind = ""] = basename(folder).split("-");
  const names = readdirSync(dirname(folder)).filter((name) => name.startsWith(`${kind}-`));
  const folders = names.flatMap((name) => dated(join(dirname(folder), name)));
  const newest = folders.toSorted((one, other) => other.usedMs - one.usedMs);
  const [{ usedMs: lastMs } = { usedMs: 0 }] = newest;
  for (const { path, usedMs } of newest.slice(keptFolders)) {
    if (usedMs < lastMs - keptMilliseconds) rmSync(path, { recursive: true, force: true });
  }
}

/** Returns nothing for a folder that another program has removed meanwhile. */
function dated(path: string): { path: string; usedMs: number }[] {
  const found = [join(path, usedMark), path].map((it) => statSync(it, { throwIfNoEntry: false }));
  const usedMs = (found[0] ?? found[1])?.mtimeMs;
  return usedMs === undefined ? [] : [{ path, usedMs }];
}
