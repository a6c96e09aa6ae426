/**
 * What a browser keeps under keys. Where it forbids storage, nothing is there and nothing is kept;
 * where it has no room, the new value is not kept.
 */
export interface BrowserStore {
  /** The value under the key; null where there is none. */
  read: (key: string) => string | null;
  /** The value that was written by `writeJson`; null where there is none, or it is no JSON. */
  readJson: (key: string) => unknown;
  /** Returns whether the value was kept. */
  write: (key: string, value: string) => boolean;
  /** Returns whether the value was kept. */
  writeJson: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
  /** Removes every key that starts so, also those of libraries. */
  removeAll: (prefix: string) => void;
}

/** Kept on this device for all tabs, also between visits. */
export const deviceStore = storeOf(() => localStorage);

/** Kept for this tab until it is closed. */
export const tabStore = storeOf(() => sessionStorage);

function storeOf(storage: () => Storage): BrowserStore {
  // Where storage is forbidden, reading the global variable throws.
  const attempt = <T>(work: (of: Storage) => T, without: T): T => {
    try {
      return work(storage());
    } catch {
      return without;
    }
  };
  const write = (key: string, value: string) =>
    attempt((of) => {
      of.setItem(key, value);
      return true;
    }, false);
  return {
    read: (key) => attempt((of) => of.getItem(key), null),
    readJson: (key) => attempt((of): unknown => JSON.parse(of.getItem(key) ?? "null"), null),
    write,
    writeJson: (key, value) => write(key, JSON.stringify(value)),
    remove: (key) => attempt((of) => of.removeItem(key), undefined),
    removeAll: (prefix) =>
      attempt((of) => {
        const keys = Object.keys(of).filter((key) => key.startsWith(prefix));
        for (const key of keys) of.removeItem(key);
      }, undefined),
  };
}
