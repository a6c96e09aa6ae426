import { readId } from "@crewline/domain/kernel/ids/read-id";
import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { COPY_OWNER_KEY } from "./owns-copy.ts";

/** The owner of the copy on this device; without storage that is unknown: delete it first. */
export const cacheOwner = {
  get(): UserId | null {
    try {
      return readId(userIdSchema, localStorage.getItem(COPY_OWNER_KEY)) || null;
    } catch {
      return null;
    }
  },
  set(uid: UserId): void {
    try {
      localStorage.setItem(COPY_OWNER_KEY, uid);
    } catch {
      return;
    }
  },
  /** Forgets the owner, and what Firestore noted about its tabs and queries beside the copy. */
  forget(): void {
    try {
      localStorage.removeItem(COPY_OWNER_KEY);
      const noted = Object.keys(localStorage).filter((key) => key.startsWith("firestore_"));
      for (const key of noted) localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
