import { loginRowSchema } from "@crewline/domain/records/users/login-row";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

/** What product staff find logins by; no client reads it. */
export function loginIndex(unit: Unit) {
  return collection(unit, { path: "loginIndex", schema: loginRowSchema, what: "login" });
}
