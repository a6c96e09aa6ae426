import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { deviceStore } from "../device/browser-store.ts";

export const COPY_OWNER_KEY = "crewline.offline-copy-of";

/** True if the copy on this device is of this login; false where the browser forbids storage. */
export function ownsCopy(uid: UserId): boolean {
  return deviceStore.read(COPY_OWNER_KEY) === uid;
}

/** True if the copy of any login is on this device. */
export function holdsCopy(): boolean {
  return deviceStore.read(COPY_OWNER_KEY) !== null;
}
