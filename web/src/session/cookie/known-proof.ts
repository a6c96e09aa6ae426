import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { deviceStore } from "../../device/browser-store.ts";

const KEY = "crewline.sessionProof";

/** The sign-in (`auth_time`) of a person from which this browser's session was last made. */
export interface KnownProof {
  read(uid: UserId): number | null;
  save(uid: UserId, authTimeSeconds: number): void;
}

/**
 * Kept for all tabs of this browser; one that keeps nothing takes every session for a known one.
 */
export const knownProof: KnownProof = {
  read: (uid) => {
    const [known, authTime] = (deviceStore.read(KEY) ?? "").split(" ");
    return known === uid && authTime !== undefined ? Number(authTime) : null;
  },
  save: (uid, authTimeSeconds) => {
    const value = `${uid} ${authTimeSeconds}`;
    if (deviceStore.read(KEY) !== value) deviceStore.write(KEY, value);
  },
};
