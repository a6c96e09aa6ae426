import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { OwnProfile } from "./contexts.ts";

const KEY = "crewline.ownProfile";

/**
 * The names that the signed-in person was last shown by, for the first screen of the next visit,
 * which would move when they come. Without storage nothing is kept.
 */
export const keptProfile = {
  read(uid: UserId): OwnProfile | null {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
      return isKept(kept) && kept.uid === uid ? kept.profile : null;
    } catch {
      return null;
    }
  },
  save(uid: UserId, profile: OwnProfile): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ uid, profile }));
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

function isKept(kept: unknown): kept is { uid: UserId; profile: OwnProfile } {
  if (typeof kept !== "object" || kept === null || !("profile" in kept)) return false;
  const { profile } = kept;
  if (typeof profile !== "object" || profile === null) return false;
  const { displayName, companyName }: { displayName?: unknown; companyName?: unknown } = profile;
  return (
    typeof displayName === "string" && (companyName === null || typeof companyName === "string")
  );
}
