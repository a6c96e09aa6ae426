import type { Login } from "@crewline/domain/kernel/access/login";
import { isViewStanding } from "@crewline/domain/rules/access/view-as";
import { TRPCError } from "@trpc/server";
import { TOKEN_OUTDATED } from "../../identity/verify-token.ts";
import { nowSeconds } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { endView } from "./end-view.ts";

/**
 * Ends a view whose time is over or whose member has other rights now; then the token counts no
 * more, and the app of the product staff fetches one with their own rights.
 */
export async function requireStandingView(login: Login): Promise<void> {
  const { view, companyId, role, employeeId } = login;
  if (view === undefined || companyId === null) return;
  const { members } = await readCompany(companyId);
  const member = await members.find(view.uid);
  const viewed = { role, employeeId };
  if (isViewStanding(view, { viewed, member, at: nowSeconds() })) return;
  await endView(login.uid);
  throw new TRPCError({ code: "UNAUTHORIZED", message: TOKEN_OUTDATED });
}
