import { deviceSessionSchema } from "@crewline/domain/session/device-session";
import { collection } from "./collection.ts";
import type { Unit } from "./unit.ts";

/** The browsers in which a login is signed in. */
export function deviceSessions(unit: Unit, uid: string) {
  return collection(unit, {
    path: `users/${uid}/sessions`,
    schema: deviceSessionSchema,
    what: "device",
  });
}
