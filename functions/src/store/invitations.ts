import { invitationSchema } from "@crewline/domain/users/user";
import { collection } from "./collection.ts";
import type { Unit } from "./unit.ts";

export function invitations(unit: Unit) {
  return collection(unit, { path: "invitations", schema: invitationSchema, what: "invitation" });
}
