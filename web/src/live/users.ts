import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { User, UserState } from "@crewline/domain/records/users/user";
import { userSchema, userStateSchema } from "@crewline/domain/records/users/user";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The login's own profile. */
export function userSource(uid: UserId): LiveSource<User | null> {
  return documentSource({ uid, path: `users/${uid}`, schema: userSchema });
}

/** The time of the last change of the login's claims; the token must be newer than that. */
export function userStateSource(uid: UserId): LiveSource<UserState | null> {
  return documentSource({ uid, path: `userState/${uid}`, schema: userStateSchema });
}
