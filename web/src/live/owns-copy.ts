import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";

export const COPY_OWNER_KEY = "crewline.offline-copy-of";

/** True if the copy on this device is of this login; false where the browser forbids storage. */
export function ownsCopy(uid: UserId): boolean {
  try {
    return localStorage.getItem(COPY_OWNER_KEY) === uid;
  } catch {
    return false;
  }
}

/** True if the copy of any login is on this device. */
export function holdsCopy(): boolean {
  try {
    return localStorage.getItem(COPY_OWNER_KEY) !== null;
  } catch {
    return false;
  }
}
