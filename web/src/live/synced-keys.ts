import { deviceStore } from "../device/browser-store.ts";
import { keptCopy } from "./kept-copy.ts";

const KEY = "crewline.synced-queries";
const MOST = 300;

/**
 * The queries that this device has seen in full before. Only their copy may be shown before the
 * server has answered: that of another query may hold a few of its documents by chance. Of a company
 * that is only viewed there is no copy.
 */
export const syncedKeys = {
  has: (key: string): boolean => !keptCopy.isLeftOut() && read().includes(shortHash(key)),
  add: (key: string): void => {
    if (keptCopy.isLeftOut()) return;
    const hash = shortHash(key);
    const known = read();
    if (known.includes(hash)) return;
    write([...known, hash].slice(-MOST));
  },
  clear: (): void => write([]),
};

function read(): string[] {
  return deviceStore.read(KEY)?.split(" ").filter(Boolean) ?? [];
}

function write(hashes: readonly string[]): void {
  deviceStore.write(KEY, hashes.join(" "));
}

/** FNV-1a, 32 bits: a clash costs one short look at a partial list. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
