import type { DeviceSession } from "@crewline/domain/records/sign-ins/device-session";
import { withCurrent, deviceSessionId } from "@crewline/domain/records/sign-ins/device-session";
import type { Login } from "@crewline/domain/kernel/access/login";
import { standingSessions } from "../../operations/access/standing-sessions.ts";
import { now } from "../../platform/clock.ts";

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
  const sessions = withCurrent(
    await standingSessions(login.uid),
    { id: deviceSessionId(login.authTimeSeconds), device: presentDevice },
    now(),
  ).map(({ id, device, firstUsedAt, lastUsedAt }) => {
    const isCurrent = Number(id) === login.authTimeSeconds;
    return { id, device, firstUsedAt, lastUsedAt, isCurrent };
  });
  return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}
