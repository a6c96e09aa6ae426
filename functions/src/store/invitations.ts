import type { InvitationId } from "@crewline/domain/kernel/ids/record-ids";
import { createHash } from "node:crypto";
import { invitationSchema } from "@crewline/domain/records/users/user";
import { collection } from "./unit/collection.ts";
import type { Unit } from "./unit/unit.ts";

export function invitations(unit: Unit) {
  return collection(unit, {
    path: "invitations",
    schema: invitationSchema,
    what: "invitation",
  });
}

/** Only the hash of a token is stored as a name, so that the collection grants no access. */
export function invitationId(token: string): InvitationId {
  return createHash("sha256").update(token).digest("hex") as InvitationId;
}
