import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { loginRow } from "@crewline/domain/rules/access/login-search";
import { isDeepStrictEqual } from "node:util";
import { companies } from "../../store/companies.ts";
import { loginIndex } from "../../store/login-index.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";

/** As many logins are written in one transaction. */
const BATCH = 200;

/** Writes what product staff find a login by, as its document and the name of its company say. */
export async function indexLogin(uid: UserId): Promise<void> {
  const unit = await readingUnit();
  const user = await users(unit).find(uid);
  const name = user?.companyId ? await nameOf(unit, user.companyId) : null;
  await writeRows([uid], name);
}

/** As `indexLogin` for all logins of a company: its name changed, or rows are missing. */
export async function indexLoginsOf(companyId: CompanyId): Promise<void> {
  const unit = await readingUnit();
  const [name, owners] = await Promise.all([
    nameOf(unit, companyId),
    users(unit).listReadable([["companyId", "==", companyId]]),
  ]);
  const ids = owners.found.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await loginIndex(unit).findAll(ids.slice(from, from + BATCH));
    const known = new Map(rows.map((row) => [row.id, row]));
    const wrong = owners.found
      .slice(from, from + BATCH)
      .filter((user) => !isDeepStrictEqual(known.get(user.id), loginRow(user, name)));
    const wrongIds = wrong.map(({ id }) => id);
    if (wrongIds.length > 0) await writeRows(wrongIds, name);
  }
}

async function nameOf(unit: Unit, companyId: CompanyId): Promise<string | null> {
  return (await companies(unit).findReadable([companyId])).found[0]?.name ?? null;
}

/** A login whose document is gone is found no more. */
async function writeRows(uids: readonly UserId[], companyName: string | null): Promise<void> {
  await inTransaction(async (unit) => {
    const { found, unreadableIds } = await users(unit).findReadable(uids);
    const byId = new Map(found.map((user) => [user.id, user]));
    for (const uid of uids.filter((id) => !unreadableIds.includes(id))) {
      const user = byId.get(uid);
      if (user === undefined) loginIndex(unit).remove(uid);
      else loginIndex(unit).save(uid, loginRow(user, companyName));
    }
  });
}
