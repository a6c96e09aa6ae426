import type { LoginActor } from "../../operations/commands/actor.ts";
import { removeDemo } from "../../operations/company/remove-demo.ts";
import type { Done } from "../../rpc/answers.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

/** Deletes the caller's demo company. Without a company there is nothing left to delete. */
export async function deleteDemo({ uid }: LoginActor): Promise<Done> {
  const companyId = (await users(await readingUnit()).find(uid))?.companyId ?? null;
  if (companyId !== null) await removeDemo(companyId);
  return {};
}
