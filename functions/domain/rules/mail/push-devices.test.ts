import { expect, test } from "vitest";
import { pushDeviceIdSchema } from "../../kernel/ids/record-ids.ts";
import type { PushDevice } from "../../records/users/push-device.ts";
import { afterNotification, withPushDevice } from "./push-devices.ts";

const aDevice = (index: number, lastUsedAt = `2026-11-0${index}T12:00:00.000Z`): PushDevice => ({
  id: pushDeviceIdSchema.parse(String(index).padStart(64, "0")),
  endpoint: `https://web.push.apple.com/${index}`,
  p256dh: "p",
  auth: "a",
  device: "Safari on iPhone",
  signIn: 1_790_000_000,
  createdAt: "2026-11-01T12:00:00.000Z",
  lastUsedAt,
});

test("a person's eleventh device takes the place of the one used least recently", () => {
  const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => aDevice(index));
  const all = withPushDevice(withPushDevice(ten, aDevice(10, "2026-11-10T12:00:00.000Z")), {
    ...aDevice(11, "2026-11-11T12:00:00.000Z"),
  });
  expect(all).toHaveLength(10);
  expect(all.some(({ id }) => id === aDevice(1).id)).toBe(false);
});

test("a device that is switched on twice is one", () => {
  expect(withPushDevice([aDevice(1)], aDevice(1))).toHaveLength(1);
});

test("the use of a device is noted once an hour", () => {
  const device = aDevice(1);
  expect(afterNotification(device, "2026-11-01T12:59:59.000Z")).toBeNull();
  const lastUsedAt = "2026-11-01T13:00:00.000Z";
  expect(afterNotification(device, lastUsedAt)).toEqual({ ...device, lastUsedAt });
});
