import type { Login } from "@crewline/domain/kernel/access/login";
import { lacksSecondFactor } from "../../operations/access/lacks-second-factor.ts";
import { watchAdminsAtSignIn } from "../../operations/access/watch-admins.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { companies } from "../../store/companies.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** The signed-in person, as the shell shows them. */
export async function userInfo(login: Login, caller: LoginActor) {
  const { uid, email, companyId, role, employeeId, isStaff, view } = login;
  const company = companyId === null ? null : await companies(await readingUnit()).find(companyId);
  const { displayName } = caller;
  const companyName = company?.name ?? null;
  const [needsSecondFactor] = await Promise.all([
    lacksSecondFactor(login),
    // A view of product staff is no sign-in of the company, and writes nothing there.
    company === null || view !== undefined ? null : watchAdminsAtSignIn(company.id),
  ]);
  const place = { companyId, companyName, role, employeeId, isStaff };
  return { data: { uid, email, displayName, ...place, needsSecondFactor } };
}
