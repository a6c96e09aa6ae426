import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { User, UserState } from "@crewline/domain/records/users/user";
import { userSchema, userStateSchema } from "@crewline/domain/records/users/user";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/**
 * The login's own profile. The copy on the device belongs to `owner`, another one than the login
 * while product staff view a company as a member.
 */
export function userSource(uid: UserId, owner = uid): LiveSource<User | null> {
  return documentSource({ uid: owner, path: `users/${uid}`, schema: userSchema });
}

/** The time of the last change of the login's claims; the token must be newer than that. */
export function userStateSource(uid: UserId, owner = uid): LiveSource<UserState | null> {
  return documentSource({ uid: owner, path: `userState/${uid}`, schema: userStateSchema });
}
