import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { storedUserIdSchema, companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { roleSchema } from "@crewline/domain/kernel/access/role";
import { instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";
import { ownClaims } from "../../identity/claims.ts";
import type { Account } from "../../identity/account.ts";
import { findUserByEmail, listUsers } from "../../identity/users.ts";
import { withOwnClaims } from "../../operations/access/claims-of-membership.ts";
import { companies } from "../../store/companies.ts";
import { readingUnit } from "../../store/unit/unit.ts";

const PAGE_SIZE = 500;

export const loginSchema = z.object({
  uid: storedUserIdSchema,
  email: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  role: z.nullable(roleSchema),
  companyId: z.nullable(companyIdSchema),
  companyName: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  isDisabled: z.boolean(),
  secondFactors: z.int().check(z.minimum(0)),
  createdAt: instantSchema,
  lastSignInAt: z.nullable(instantSchema),
});
export type Login = z.infer<typeof loginSchema>;

/** Returns a page of the logins of all companies, each with its company. */
export async function listLogins(pageToken: string | null) {
  const page = await listUsers(PAGE_SIZE, pageToken ?? undefined);
  const accounts = await withOwnClaims(page.users);
  const { names, unreadable } = await companyNames(accounts);
  return {
    users: accounts.map((account) => loginOf(account, names)),
    nextPageToken: page.nextPageToken,
    unreadable,
  };
}

/** Returns the login of an address, on any page of the list, or null. */
export async function findLogin(email: string) {
  const found = await findUserByEmail(email);
  const [account] = await withOwnClaims(found === null ? [] : [found]);
  return account === undefined ? null : loginOf(account, (await companyNames([account])).names);
}

async function companyNames(accounts: readonly Account[]) {
  const ids = accounts.flatMap(({ claims }) => ownClaims(claims)?.companyId ?? []);
  const { found, unreadable } = await companies(await readingUnit()).findReadable(ids);
  return { names: new Map(found.map(({ id, name }) => [id, name])), unreadable };
}

/** The login of an account with its own claims; `names` are those of companies. */
export function loginOf(account: Account, names: ReadonlyMap<CompanyId, string>): Login {
  const claims = ownClaims(account.claims);
  const { uid, email, displayName, createdAt, lastSignInAt } = account;
  const { isEmailVerified, isDisabled, secondFactors } = account;
  return {
    uid,
    email,
    displayName,
    role: claims?.role ?? null,
    companyId: claims?.companyId ?? null,
    companyName: claims === null ? null : (names.get(claims.companyId) ?? null),
    isEmailVerified,
    isDisabled,
    secondFactors,
    createdAt,
    lastSignInAt,
  };
}
