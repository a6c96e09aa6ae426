import type { User } from "@crewline/domain/records/users/user";
import { newUser } from "@crewline/domain/records/users/user";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { now } from "../../platform/clock.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

/** The caller: the person of the token, and the call. */
export interface Self {
  login: Login;
  caller: LoginActor;
}

/**
 * The caller's own document, or its initial state; reads now, and the calling procedure saves it.
 */
export async function ownUser(unit: Unit, { login, caller }: Self): Promise<User> {
  const { uid, email, companyId } = login;
  const { displayName } = caller;
  const found = await users(unit).find(uid);
  return found ?? newUser({ id: uid, email, displayName, companyId, createdAt: now() });
}
