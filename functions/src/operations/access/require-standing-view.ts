import type { Login } from "@crewline/domain/kernel/access/login";
import type { View } from "@crewline/domain/kernel/access/role";
import { epochSeconds } from "@crewline/domain/kernel/time/instant";
import type { Viewing } from "@crewline/domain/records/users/user";
import { isViewOfSignIn, isViewStanding } from "@crewline/domain/rules/access/view-as";
import { TRPCError } from "@trpc/server";
import { TOKEN_OUTDATED } from "../../identity/verify-token.ts";
import { nowSeconds } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import { endView } from "./end-view.ts";

/**
 * Refuses the token of a view that was left, and ends a view whose time is over, whose member has
 * other rights now, or that began before this sign-in. The app of the product staff then fetches a
 * token with their own rights. The view itself is read, because a query may trust an account that
 * was looked up seconds ago.
 */
export async function requireStandingView(login: Login): Promise<void> {
  const { view, companyId, role, employeeId } = login;
  if (view === undefined || companyId === null) return;
  const { members } = await readCompany(companyId);
  const [user, member] = await Promise.all([
    users(await readingUnit()).find(login.uid),
    members.find(view.uid),
  ]);
  const viewing = user?.viewing ?? null;
  if (viewing !== null && isSameView(viewing, view)) {
    const viewed = { role, employeeId };
    const isStanding = isViewStanding(view, { viewed, member, at: nowSeconds() });
    if (isStanding && isViewOfSignIn(view, login)) return;
    await endView(login.uid, { act: "viewEnded", only: viewing });
  }
  throw new TRPCError({ code: "UNAUTHORIZED", message: TOKEN_OUTDATED });
}

function isSameView(viewing: Viewing, { uid, since, until }: View): boolean {
  const isSameTime = viewing.since === since && epochSeconds(viewing.until) === until;
  return isSameTime && viewing.uid === uid;
}
