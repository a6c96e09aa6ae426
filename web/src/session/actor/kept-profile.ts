import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { deviceStore } from "../../device/browser-store.ts";
import type { OwnProfile } from "./contexts.ts";

const KEY = "crewline.ownProfile";

/**
 * The names that the signed-in person was last shown by, for the first screen of the next visit,
 * which would move when they come.
 */
export const keptProfile = {
  read(uid: UserId): OwnProfile | null {
    const kept = deviceStore.readJson(KEY);
    return isKept(kept) && kept.uid === uid ? kept.profile : null;
  },
  save: (uid: UserId, profile: OwnProfile): void =>
    void deviceStore.writeJson(KEY, { uid, profile }),
  forget: (): void => deviceStore.remove(KEY),
};

function isKept(kept: unknown): kept is { uid: UserId; profile: OwnProfile } {
  if (typeof kept !== "object" || kept === null || !("profile" in kept)) return false;
  const { profile } = kept;
  if (typeof profile !== "object" || profile === null) return false;
  const { displayName, companyName }: { displayName?: unknown; companyName?: unknown } = profile;
  return (
    typeof displayName === "string" && (companyName === null || typeof companyName === "string")
  );
}
