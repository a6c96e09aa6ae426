import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import {
  afterProof,
  afterUse,
  deviceSessionId,
} from "@crewline/domain/records/sign-ins/device-session";
import type { PushDevice } from "@crewline/domain/records/users/push-device";
import { isEnded } from "@crewline/domain/rules/sign-ins/ended-sign-ins";
import { now } from "../../platform/clock.ts";
import { deviceSessions } from "../../store/device-sessions.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";
import { pushDevices } from "../../store/push-devices.ts";
import { users } from "../../store/users.ts";
import { userStates } from "../../store/user-states.ts";
import { endPush } from "./end-push.ts";

/** One sign-in of a login; the second (`auth_time`) is what its tokens and cookies share. */
export interface SignIn {
  uid: UserId;
  authTimeSeconds: number;
}

/** True if the person ended this sign-in from another device; read from the database each time. */
export async function isSignInEnded({ uid, authTimeSeconds }: SignIn): Promise<boolean> {
  const state = await userStates(await readingUnit()).find(uid);
  return state !== null && isEnded(state, authTimeSeconds);
}

/** Records that the sign-in was used on a device, at most once an hour. */
export async function noteUse({ uid, authTimeSeconds }: SignIn, device: string): Promise<void> {
  const id = deviceSessionId(authTimeSeconds);
  const known = await deviceSessions(await readingUnit(), uid).find(id);
  const after = afterUse(known, { id, device }, now());
  if (after === null) return;
  await inTransaction(async (unit) => deviceSessions(unit, uid).save(id, after));
}

/**
 * Records that a new sign-in replaces an earlier one of the same person in a browser: the list has
 * one line per browser.
 */
export async function noteProof(
  { uid, authTimeSeconds }: SignIn,
  { former, device }: { former: SignIn; device: string },
): Promise<void> {
  const [id, formerId] = [
    deviceSessionId(authTimeSeconds),
    deviceSessionId(former.authTimeSeconds),
  ];
  await inTransaction(async (unit) => {
    const sessions = deviceSessions(unit, uid);
    const [known, before] = await Promise.all([sessions.find(id), sessions.find(formerId)]);
    const devices = await pushDevicesOf(unit, { uid, authTimeSeconds: former.authTimeSeconds });
    const facts = { id, device };
    const after =
      known ?? (before === null ? afterUse(null, facts, now()) : afterProof(before, facts, now()));
    if (after !== null) sessions.save(id, after);
    if (before !== null) sessions.remove(formerId);
    for (const one of devices) {
      pushDevices(unit, uid).save(one.id, { ...one, signIn: authTimeSeconds });
    }
  });
}

async function pushDevicesOf(unit: Unit, { uid, authTimeSeconds }: SignIn): Promise<PushDevice[]> {
  const user = await users(unit).find(uid);
  const devices = await pushDevices(unit, uid).findAll(user?.pushDeviceIds ?? []);
  return devices.filter(({ signIn }) => signIn === authTimeSeconds);
}

/** Removes the device of a sign-in that ended by signing out there, with its notifications. */
export async function forgetDevice({ uid, authTimeSeconds }: SignIn): Promise<void> {
  await inTransaction(async (unit) => {
    const end = await endPush(unit, uid, ({ signIn }) => signIn === authTimeSeconds);
    deviceSessions(unit, uid).remove(deviceSessionId(authTimeSeconds));
    end();
  });
}
