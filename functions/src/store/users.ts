import { userSchema } from "@crewline/domain/records/users/user";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

export function users(unit: Unit) {
  return collection(unit, { path: "users", schema: userSchema, what: "login" });
}
