import type { PushDevice } from "../../records/users/push-device.ts";
import { MOST_PUSH_DEVICES } from "../../records/users/push-device.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { instantAfter } from "../../kernel/time/instant.ts";

const HOUR_SECONDS = 3600;

/** The devices of a person with one that is switched on: the least recently used makes room. */
export function withPushDevice(devices: readonly PushDevice[], added: PushDevice): PushDevice[] {
  const others = devices
    .filter(({ id }) => id !== added.id)
    .toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt));
  return [added, ...others.slice(0, MOST_PUSH_DEVICES - 1)];
}

/** The device after a notification, noted once an hour; null where nothing changes. */
export function afterNotification(device: PushDevice, now: Instant): PushDevice | null {
  const noted = instantAfter(device.lastUsedAt, HOUR_SECONDS);
  return now < noted ? null : { ...device, lastUsedAt: now };
}
