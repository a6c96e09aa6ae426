import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DeviceSession } from "@crewline/domain/records/sign-ins/device-session";
import { isEnded } from "@crewline/domain/rules/sign-ins/ended-sign-ins";
import { findUser } from "../../identity/users.ts";
import { now } from "../../platform/clock.ts";
import { deviceSessions } from "../../store/device-sessions.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { userStates } from "../../store/user-states.ts";

/** The most that are read; a person with more can sign out everywhere else. */
const MOST = 50;

/** The devices on which the login's sign-in is valid, by last use, the latest first. */
export async function standingSessions(uid: UserId): Promise<DeviceSession[]> {
  const unit = await readingUnit();
  const [noted, state, account] = await Promise.all([
    deviceSessions(unit, uid).list([], { orderBy: ["lastUsedAt", "desc"], limit: MOST }),
    userStates(unit).find(uid),
    findUser(uid),
  ]);
  const since = account?.validAfterSeconds ?? 0;
  const at = now();
  return noted.filter(
    ({ id, deleteAt }) =>
      deleteAt > at && Number(id) >= since && (state === null || !isEnded(state, Number(id))),
  );
}
