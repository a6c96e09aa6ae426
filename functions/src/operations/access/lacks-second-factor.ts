import type { Login } from "@crewline/domain/kernel/access/login";
import { companies } from "../../store/companies.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import { userStates } from "../../store/user-states.ts";

/**
 * True if the person is an admin whose company requires a second factor of its admins, and this
 * sign-in was not proven by one. A view of product staff asks for what it was begun with.
 */
export async function lacksSecondFactor(login: Login): Promise<boolean> {
  const { uid, view, role, companyId, hasSecondFactor } = login;
  if (hasSecondFactor || companyId === null) return false;
  const unit = await readingUnit();
  if (view !== undefined) return (await userStates(unit).find(uid))?.needsSecondFactor ?? false;
  if (role !== "admin") return false;
  const company = await companies(unit).find(companyId);
  return company?.security.requiresSecondFactorForAdmins ?? false;
}
