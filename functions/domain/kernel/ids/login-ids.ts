import { idForm } from "../fields/id-form.ts";
import type { CompanyId, EmployeeId, UserId } from "./entity-ids.ts";

/*
 * The ids that a login and its token name, for the first load of the application: the schemas of ids
 * would bring their library along, a tenth of its bytes.
 */

/** The employee of a claim; null for none. */
export function claimedEmployeeId(claim: unknown): EmployeeId | null {
  return isId(claim) ? (claim as EmployeeId) : null;
}

/** The company of a claim; null for none. */
export function claimedCompanyId(claim: unknown): CompanyId | null {
  return isId(claim) ? (claim as CompanyId) : null;
}

/** The id that Firebase Authentication gave to a login. */
export function issuedUserId(issued: string): UserId {
  return issued as UserId;
}

function isId(value: unknown): value is string {
  return typeof value === "string" && idForm.test(value);
}
