import { readId } from "@crewline/domain/kernel/ids/read-id";
import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { deviceStore } from "../device/browser-store.ts";
import { COPY_OWNER_KEY } from "./owns-copy.ts";

/** The owner of the copy on this device; without storage that is unknown: delete it first. */
export const cacheOwner = {
  get: (): UserId | null => readId(userIdSchema, deviceStore.read(COPY_OWNER_KEY)) || null,
  set: (uid: UserId): void => void deviceStore.write(COPY_OWNER_KEY, uid),
  /** Forgets the owner, and what Firestore noted about its tabs and queries beside the copy. */
  forget: (): void => {
    deviceStore.remove(COPY_OWNER_KEY);
    deviceStore.removeAll("firestore_");
  },
};
