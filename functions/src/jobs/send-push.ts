import { pushMessage } from "@crewline/domain/projections/mail/push-message";
import type { Mail } from "@crewline/domain/records/mail/mail";
import type { PushDevice } from "@crewline/domain/records/users/push-device";
import type { DeliveryOutcome } from "@crewline/domain/rules/mail/delivery";
import { afterNotification } from "@crewline/domain/rules/mail/push-devices";
import { isEnded } from "@crewline/domain/rules/sign-ins/ended-sign-ins";
import { endPush } from "../operations/access/end-push.ts";
import { now } from "../platform/clock.ts";
import type { PushSender } from "../platform/push-service.ts";
import { push } from "../platform/push-service.ts";
import { pushDevices } from "../store/push-devices.ts";
import { inTransaction, readingUnit } from "../store/unit/unit.ts";
import { userStates } from "../store/user-states.ts";
import { users } from "../store/users.ts";

type Target = NonNullable<Mail["push"]>;

/**
 * Sends a notification to its device. Without the device, or if its sign-in or the access to the
 * company has ended since, nothing is left to send. A device whose address is gone is removed.
 */
export async function sendPush(
  { id, content, language, companyId }: Mail,
  target: Target,
  sender: PushSender,
): Promise<DeliveryOutcome> {
  const device = await standingDevice(target, companyId);
  if (device === null) return { kind: "delivered" };
  const text = JSON.stringify(pushMessage(content, language, tagOf(id)));
  const { outcome, isGone } = await push(device, text, sender);
  if (isGone) await removeDevice(target);
  else if (outcome.kind === "delivered") await noteNotification(target, device);
  return isGone ? { kind: "delivered" } : outcome;
}

/** The same for a repeated message, on whichever device. */
function tagOf(id: Mail["id"]): string {
  return id.replace(/_push_[0-9a-f]+$/u, "");
}

async function standingDevice(
  { uid, deviceId }: Target,
  companyId: Mail["companyId"],
): Promise<PushDevice | null> {
  const unit = await readingUnit();
  const [user, device, state] = await Promise.all([
    users(unit).find(uid),
    pushDevices(unit, uid).find(deviceId),
    userStates(unit).find(uid),
  ]);
  if (user?.companyId !== companyId || !user.pushDeviceIds.includes(deviceId)) return null;
  if (device === null || (state !== null && isEnded(state, device.signIn))) return null;
  return device;
}

async function removeDevice({ uid, deviceId }: Target): Promise<void> {
  await inTransaction(async (unit) => {
    const end = await endPush(unit, uid, ({ id }) => id === deviceId);
    end();
  });
}

async function noteNotification({ uid, deviceId }: Target, before: PushDevice): Promise<void> {
  if (afterNotification(before, now()) === null) return;
  await inTransaction(async (unit) => {
    const present = await pushDevices(unit, uid).find(deviceId);
    const after = present === null ? null : afterNotification(present, now());
    if (after !== null) pushDevices(unit, uid).save(deviceId, after);
  });
}
