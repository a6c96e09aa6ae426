import {
  claimedCompanyId,
  claimedEmployeeId,
  issuedUserId,
} from "@crewline/domain/kernel/ids/login-ids";
import type { Login } from "@crewline/domain/kernel/access/login";
import { isProductStaff } from "@crewline/domain/kernel/access/product-staff";
import type { Role, View } from "@crewline/domain/kernel/access/role";
import type { Account, IdToken } from "../firebase/identity-service.ts";

/**
 * Reads the login from its account and current ID token. It decides what is shown; the server
 * checks the token again.
 */
export function loginOf(
  account: Pick<Account, "uid" | "email" | "displayName" | "isEmailVerified">,
  token: IdToken,
  staffDomain: string,
): Login {
  const { claims, signInProvider } = token;
  const { isEmailVerified } = account;
  const companyId = claimedCompanyId(claims["companyId"]);
  const view = viewOf(claims["view"]);
  return {
    uid: account.uid,
    email: account.email ?? "",
    isEmailVerified,
    displayName: account.displayName,
    companyId,
    role: companyId === null ? null : roleOf(claims["role"]),
    employeeId: companyId === null ? null : claimedEmployeeId(claims["employeeId"]),
    isStaff:
      view === null &&
      isProductStaff(
        {
          admin: claims["admin"] === true,
          email: account.email,
          isEmailVerified,
          signInProvider,
        },
        staffDomain,
      ),
    hasSecondFactor: textOrNull(ownOf(claims["firebase"], "sign_in_second_factor")) !== null,
    authTimeSeconds: numberOrZero(claims["auth_time"]),
    issuedAtSeconds: Math.floor(token.issuedAtMs / 1000),
    ...(view === null ? {} : { view }),
  };
}

/** True when two tokens give the same person the same rights. */
export function hasSameRights(a: Login, b: Login): boolean {
  const keys = ["uid", "companyId", "role", "employeeId", "isStaff"] as const;
  const isSameView = a.view?.uid === b.view?.uid && a.view?.until === b.view?.until;
  return isSameView && keys.every((key) => a[key] === b[key]);
}

/** The member as whom product staff view a company; null outside of a view. */
function viewOf(claim: unknown): View | null {
  const uid = textOrNull(ownOf(claim, "uid"));
  if (uid === null) return null;
  const name = textOrNull(ownOf(claim, "name")) ?? "";
  const secondOf = (key: "since" | "until") => numberOrZero(ownOf(claim, key));
  return { uid: issuedUserId(uid), name, since: secondOf("since"), until: secondOf("until") };
}

/** Listed here and not read from the schema, which would bring zod into the login's first load. */
const roles: Readonly<Record<Role, true>> = { admin: true, manager: true, employee: true };

function roleOf(value: unknown): Role | null {
  return typeof value === "string" && isRole(value) ? value : null;
}

function isRole(value: string): value is Role {
  return Object.hasOwn(roles, value);
}

function ownOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function numberOrZero(value: unknown): number {
  return typeof value === "number" ? value : Number(value) || 0;
}
