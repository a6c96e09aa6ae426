import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { User, UserState } from "@crewline/domain/records/users/user";
import { userSchema, userStateSchema } from "@crewline/domain/records/users/user";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The login's own profile. */
export function userSource(uid: UserId): LiveSource<User | null> {
  return documentSource({ uid, path: `users/${uid}`, schema: userSchema });
}

/** When the login's claims changed last; a later token is needed then. */
export function userStateSource(uid: UserId): LiveSource<UserState | null> {
  return documentSource({ uid, path: `userState/${uid}`, schema: userStateSchema });
}
