import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PushDevice } from "@crewline/domain/records/users/push-device";
import type { User } from "@crewline/domain/records/users/user";
import { pushDevices } from "../../store/push-devices.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

/**
 * Reads the devices of a login that get notifications and its document; the function it returns
 * switches off those for which `isOver` holds, all unless given.
 */
export async function endPush(
  unit: Unit,
  uid: UserId,
  isOver: (device: PushDevice) => boolean = () => true,
): Promise<() => void> {
  const user = await users(unit).find(uid);
  if (user === null || user.pushDeviceIds.length === 0) return () => undefined;
  const devices = await pushDevices(unit, uid).findAll(user.pushDeviceIds);
  const over = new Set(devices.filter(isOver).map(({ id }) => id));
  return () => {
    if (over.size === 0) return;
    for (const id of over) pushDevices(unit, uid).remove(id);
    users(unit).save(uid, withoutDevices(user, over));
  };
}

/** The login without these devices. */
export function withoutDevices(user: User, over: ReadonlySet<PushDevice["id"]>): User {
  return { ...user, pushDeviceIds: user.pushDeviceIds.filter((id) => !over.has(id)) };
}
