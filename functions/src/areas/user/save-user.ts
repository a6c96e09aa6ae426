import type { saveUserSchema } from "@crewline/domain/records/users/user";
import { newUser } from "@crewline/domain/records/users/user";
import type { z } from "zod/mini";
import { setDisplayName } from "../../identity/users.ts";
import type { Login } from "@crewline/domain/kernel/access/login";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

type Input = z.infer<typeof saveUserSchema>;

/** Changes the caller's display name, for later acts. */
export async function saveUser(
  login: Login,
  caller: LoginActor,
  input: Input,
): Promise<{ displayName: string }> {
  const answer = await attempt(caller, input, (unit) => save(unit, login, input.displayName));
  await setDisplayName(login.uid, answer.displayName);
  return answer;
}

async function save(unit: Unit, { uid, email, companyId }: Login, displayName: string) {
  const user = await users(unit).find(uid);
  const store = companyId === null ? null : companyStore(unit, companyId);
  const member = store === null ? null : await store.members.find(uid);
  const isOnBoarded = store !== null && (await store.company()).onBoardedAt !== null;
  const facts = { id: uid, email, displayName, companyId };
  users(unit).save(uid, { ...(user ?? newUser({ ...facts, createdAt: now() })), ...facts });
  if (store !== null && member !== null) {
    const joinedAs = member.joinedAs ?? member.displayName;
    store.members.save(uid, {
      ...member,
      ...(isOnBoarded && { joinedAs }),
      displayName,
      version: member.version + 1,
    });
  }
  return { displayName };
}
