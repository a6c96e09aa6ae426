import { readingUnit } from "../../store/unit.ts";
import { users } from "../../store/users.ts";
import type { Caller } from "../../rpc/actor.ts";
import type { Done } from "../../rpc/answers.ts";
import { removeDemo } from "../../rpc/remove-demo.ts";

/** Deletes the caller's demo company. Without a company there is nothing left to delete. */
export async function deleteDemo({ uid }: Caller): Promise<Done> {
  const companyId = (await users(await readingUnit()).find(uid))?.companyId ?? null;
  if (companyId !== null) await removeDemo(companyId);
  return {};
}
