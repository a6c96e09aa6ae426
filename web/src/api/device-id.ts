import type { DeviceId } from "@crewline/domain/kernel/ids/record-ids";

const KEY = "crewline.device";

/** The id of this visit, where the browser keeps nothing. */
let unkept: DeviceId | null = null;

/** The id of this browser's installation; the same until the browser's data is deleted. */
export function deviceId(): DeviceId {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return kept as DeviceId;
    const id = newId();
    localStorage.setItem(KEY, id);
    return id;
  } catch {
    return newId();
  }
}

function newId(): DeviceId {
  return (unkept ??= crypto.randomUUID() as string as DeviceId);
}
