import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { deviceSessionSchema } from "@crewline/domain/records/sign-ins/device-session";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** The browsers in which a login is signed in. */
export function deviceSessions(unit: Unit, uid: UserId) {
  return collection(unit, {
    path: `users/${uid}/sessions`,
    schema: deviceSessionSchema,
    what: "device",
  });
}
