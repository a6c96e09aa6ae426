import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { epochSeconds } from "@crewline/domain/kernel/time/instant";
import type { User, Viewing } from "@crewline/domain/records/users/user";
import { isViewStanding } from "@crewline/domain/rules/access/view-as";
import type { Account } from "../../identity/account.ts";
import { readClaims } from "../../identity/claims.ts";
import { findUser } from "../../identity/users.ts";
import { now, nowSeconds } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { Filter } from "../../store/unit/collection.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import { endView } from "./end-view.ts";

/** Ends the views of a company whose time is over; the later ones have due work of their own. */
export async function endViewsOver(companyId: CompanyId): Promise<void> {
  const over = (await viewsWhere("companyId", companyId)).filter(
    ({ viewing }) => viewing.until <= now(),
  );
  for (const { id, viewing } of over) await endView(id, { only: viewing });
}

/** Ends the views as a member who left, or whose role or record is another one now. */
export async function endBrokenViews(uid: UserId): Promise<void> {
  for (const { id, viewing } of await viewsWhere("uid", uid)) {
    const { members } = await readCompany(viewing.companyId);
    const facts = { viewed: viewing, member: await members.find(uid), at: nowSeconds() };
    if (isViewStanding({ until: epochSeconds(viewing.until) }, facts)) continue;
    await endView(id, { act: "viewEnded", only: viewing });
  }
}

/** Ends every view as the login, and the login's own. */
export async function endViewsOf(uid: UserId): Promise<void> {
  for (const { id, viewing } of await viewsWhere("uid", uid)) {
    await endView(id, { act: "viewEnded", only: viewing });
  }
  await endView(uid, { act: "viewEnded" });
}

/**
 * The account with its own claims: product staff on whom others act view no company any more. Null
 * without an account.
 */
export async function findOwnAccount(uid: UserId): Promise<Account | null> {
  const account = await findUser(uid);
  if (readClaims(account?.claims)?.view === undefined) return account;
  await endView(uid, { act: "viewEnded" });
  return findUser(uid);
}

type Standing = User & { viewing: Viewing };

async function viewsWhere(field: "companyId" | "uid", value: string): Promise<Standing[]> {
  const where: Filter = [`viewing.${field}`, "==", value];
  const found = await users(await readingUnit()).list([where]);
  return found.flatMap((user) =>
    user.viewing === null ? [] : [{ ...user, viewing: user.viewing }],
  );
}
