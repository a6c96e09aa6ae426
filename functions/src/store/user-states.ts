import { userStateSchema } from "@crewline/domain/users/user";
import { collection } from "./collection.ts";
import type { Unit } from "./unit.ts";

export function userStates(unit: Unit) {
  return collection(unit, { path: "userState", schema: userStateSchema, what: "login" });
}
