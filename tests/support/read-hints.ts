import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { users } from "../../functions/src/store/users.ts";

/** Makes a login one that has read the hints of all screens, so that tests see the screens alone. */
export async function readHints(uid: UserId): Promise<void> {
  await inTransaction(async (unit) => {
    const user = await users(unit).find(uid);
    if (user === null || user.preferences.hints.length === 0) return;
    users(unit).save(uid, { ...user, preferences: { ...user.preferences, hints: [] } });
  });
}
