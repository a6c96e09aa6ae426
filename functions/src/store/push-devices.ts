import { createHash } from "node:crypto";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PushDeviceId } from "@crewline/domain/kernel/ids/record-ids";
import { pushDeviceSchema } from "@crewline/domain/records/users/push-device";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** The browsers of a login that get notifications, with their keys. */
export function pushDevices(unit: Unit, uid: UserId) {
  return collection(unit, {
    path: `users/${uid}/pushDevices`,
    schema: pushDeviceSchema,
    what: "device",
  });
}

/** The same for the same browser; says nothing about the address. */
export function pushDeviceId(endpoint: string): PushDeviceId {
  return createHash("sha256").update(endpoint).digest("hex") as PushDeviceId;
}
