import type { DeviceSession } from "@crewline/domain/records/sign-ins/device-session";
import { withCurrent, deviceSessionId } from "@crewline/domain/records/sign-ins/device-session";
import { isEnded } from "@crewline/domain/rules/sign-ins/ended-sign-ins";
import { findUser } from "../../identity/users.ts";
import type { Login } from "@crewline/domain/kernel/access/login";
import { now } from "../../platform/clock.ts";
import { deviceSessions } from "../../store/device-sessions.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { userStates } from "../../store/user-states.ts";

/** The most that are listed; a person with more can sign out everywhere else. */
const MOST = 50;

export interface ListedSession extends Pick<
  DeviceSession,
  "id" | "device" | "firstUsedAt" | "lastUsedAt"
> {
  isCurrent: boolean;
}

/**
 * Returns the devices with a valid sign-in, this one first and then by last use. This one is
 * included even before its session is recorded, a moment after the sign-in.
 */
export async function listSessions(
  login: Login,
  presentDevice: string,
): Promise<{ sessions: ListedSession[] }> {
  const { uid } = login;
  const unit = await readingUnit();
  const [noted, state, account] = await Promise.all([
    deviceSessions(unit, uid).list([], { orderBy: ["lastUsedAt", "desc"], limit: MOST }),
    userStates(unit).find(uid),
    findUser(uid),
  ]);
  const since = account?.validAfterSeconds ?? 0;
  const at = now();
  const counts = ({ id, deleteAt }: DeviceSession) =>
    deleteAt > at && Number(id) >= since && (state === null || !isEnded(state, Number(id)));
  const sessions = withCurrent(
    noted.filter(counts),
    { id: deviceSessionId(login.authTimeSeconds), device: presentDevice },
    at,
  ).map(({ id, device, firstUsedAt, lastUsedAt }) => {
    const isCurrent = Number(id) === login.authTimeSeconds;
    return { id, device, firstUsedAt, lastUsedAt, isCurrent };
  });
  return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}
