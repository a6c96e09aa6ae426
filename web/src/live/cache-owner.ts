const KEY = "crewline.offline-copy-of";

/** Whose data the copy on this device holds; without storage it is nobody's, and deleted first. */
export const cacheOwner = {
  get(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  set(uid: string): void {
    try {
      localStorage.setItem(KEY, uid);
    } catch {
      return;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      return;
    }
  },
};
