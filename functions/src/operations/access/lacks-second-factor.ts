import type { Login } from "@crewline/domain/kernel/access/login";
import { companies } from "../../store/companies.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/**
 * True if the person is an admin whose company requires a second factor of its admins, and this
 * sign-in was not proven by one.
 */
export async function lacksSecondFactor(login: Login): Promise<boolean> {
  const { role, companyId, hasSecondFactor } = login;
  if (hasSecondFactor || role !== "admin" || companyId === null) return false;
  const company = await companies(await readingUnit()).find(companyId);
  return company?.security.requiresSecondFactorForAdmins ?? false;
}
