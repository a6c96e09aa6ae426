import type { EmployeeId, CompanyId, UserId } from "../ids/entity-ids.ts";
import type { Role, View } from "./role.ts";

/** A signed-in login, as its ID token proves it. */
export interface Login {
  uid: UserId;
  email: string;
  isEmailVerified: boolean;
  displayName: string | null;
  /** Null until the login belongs to a company. */
  companyId: CompanyId | null;
  role: Role | null;
  employeeId: EmployeeId | null;
  /** True for the product company's own staff. */
  isStaff: boolean;
  /** True when this sign-in was proven by a second factor as well. */
  hasSecondFactor: boolean;
  /** The second of the sign-in, which all tokens of it share; 0 in a token without one. */
  authTimeSeconds: number;
  /** The second in which the token was issued: claims changed later are not in it. */
  issuedAtSeconds: number;
  /** Set while product staff look at a company as a member: company and role are the member's. */
  view?: View;
}
