const KEY = "crewline.offline-copy-of";

/** The owner of the copy on this device; without storage that is unknown: delete it first. */
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
  /** Forgets the owner, and what Firestore noted about its tabs and queries beside the copy. */
  forget(): void {
    try {
      localStorage.removeItem(KEY);
      const noted = Object.keys(localStorage).filter((key) => key.startsWith("firestore_"));
      for (const key of noted) localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
