import { isFoundBy, termOfSearch } from "@crewline/domain/rules/access/login-search";
import type { LoginRow } from "@crewline/domain/records/users/login-row";
import { findUsers } from "../../identity/users.ts";
import { withOwnClaims } from "../../operations/access/claims-of-membership.ts";
import { loginIndex } from "../../store/login-index.ts";
import { readingUnit } from "../../store/unit/unit.ts";
import type { Login } from "./list-logins.ts";
import { findLogin, loginOf } from "./list-logins.ts";

/** A search reads at most one document more than it shows, and says by it that there are others. */
const MOST_SHOWN = 8;

interface Found {
  users: Login[];
  /** True if further logins may match: a longer text finds them. */
  isCut: boolean;
  unreadable: number;
}

/**
 * Returns the first logins whose name, company or address has words that begin as those of the text;
 * none for a text that is too short. A login that never belonged to a company is found by its whole
 * address.
 */
export async function searchLogins(text: string): Promise<Found> {
  const term = termOfSearch(text);
  if (term === null) return { users: [], isCut: false, unreadable: 0 };
  const rows = loginIndex(await readingUnit());
  const { found, unreadable } = await rows.listReadable([["terms", "array-contains-any", [term]]], {
    limit: MOST_SHOWN + 1,
  });
  const matching = found.filter((row) => isFoundBy(text, row)).slice(0, MOST_SHOWN);
  const isCut = found.length + unreadable > MOST_SHOWN;
  const users = await withAccounts(matching);
  if (users.length > 0 || !text.includes("@")) return { users, isCut, unreadable };
  const whole = await findLogin(text.trim().toLowerCase());
  return { users: whole === null ? [] : [whole], isCut, unreadable };
}

/** A row whose login was deleted at the identity service shows nothing. */
async function withAccounts(rows: readonly LoginRow[]): Promise<Login[]> {
  const accounts = await withOwnClaims(await findUsers(rows.map(({ id }) => id)));
  const byUid = new Map(accounts.map((account) => [account.uid, account]));
  return rows.flatMap(({ id, companyId, companyName }) => {
    const account = byUid.get(id);
    if (account === undefined) return [];
    return [loginOf(account, new Map(companyId ? [[companyId, companyName ?? ""]] : []))];
  });
}
