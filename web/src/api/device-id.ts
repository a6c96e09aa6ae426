import type { DeviceId } from "@crewline/domain/kernel/ids/record-ids";
import { deviceStore } from "../device/browser-store.ts";

const KEY = "crewline.device";

/** The id of this visit, where the browser keeps nothing. */
let unkept: DeviceId | null = null;

/** The id of this browser's installation; the same until the browser's data is deleted. */
export function deviceId(): DeviceId {
  const kept = deviceStore.read(KEY);
  if (kept !== null) return kept as DeviceId;
  unkept ??= crypto.randomUUID() as string as DeviceId;
  deviceStore.write(KEY, unkept);
  return unkept;
}
