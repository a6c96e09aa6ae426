import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AccessChange } from "@crewline/domain/records/users/access-change";
import { isViewAct } from "@crewline/domain/records/users/access-change";
import type { Viewing } from "@crewline/domain/records/users/user";
import { readClaims } from "../../functions/src/identity/claims.ts";
import { syncAccess } from "../../functions/src/operations/access/sync-access.ts";
import { accessChanges } from "../../functions/src/store/access-changes.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import { users } from "../../functions/src/store/users.ts";
import type { Member } from "./a-company.ts";
import { anAttempt, apiFor } from "./api-client.ts";
import { payloadOf, refreshed, signInAgain } from "./auth-emulator.ts";
import { eventually } from "./eventually.ts";

export const viewReason = "Asked by phone why a shift is missing.";

/** The input of a view as a person, for half an hour. */
export const viewOf = (uid: UserId) => ({
  ...anAttempt(),
  uid,
  reason: viewReason,
  minutes: 30 as const,
});

/** Product staff begin to view a company as a member: the same person, with the view's token. */
export async function aView(staff: Member, uid: UserId): Promise<Member> {
  await staff.api.users.viewAs.mutate(viewOf(uid));
  return inSameSignIn(staff);
}

/** The person in the same sign-in, with a token of the claims of this moment. */
export async function inSameSignIn({ login }: Member): Promise<Member> {
  const fresh = await refreshed(login);
  return { login: fresh, api: apiFor(fresh.idToken) };
}

/** The person after signing in again, with the claims of this moment. */
export async function withClaimsOfNow({ login }: Member): Promise<Member> {
  const fresh = await signInAgain(login);
  return { login: fresh, api: apiFor(fresh.idToken) };
}

/** The view that the login has, as it is stored. */
export async function viewingOf(uid: UserId): Promise<Viewing | null> {
  return (await users(await readingUnit()).get(uid)).viewing;
}

/** As if the view had begun so long ago that it is over, also by its token. */
export async function letViewEnd(viewer: Member): Promise<Member> {
  const { uid } = viewer.login;
  const untilSeconds = Math.floor(Date.now() / 1000) - 1;
  await inTransaction(async (unit) => {
    const user = await users(unit).get(uid);
    if (user.viewing === null) throw new Error("There is no view that could end.");
    const until = new Date(untilSeconds * 1000).toISOString();
    users(unit).save(uid, { ...user, viewing: { ...user.viewing, until } });
  });
  await syncAccess(uid);
  // The trigger of a membership may write claims that it read before; it then looks again.
  return eventually(
    () => inSameSignIn(viewer),
    ({ login }) => claimsOf(login.idToken)?.view?.until === untilSeconds,
  );
}

function claimsOf(idToken: string) {
  return readClaims(payloadOf(idToken));
}

/** What is on record of views, in the audit of a company or, with null, of the staff's login. */
export async function viewRows(uid: UserId, companyId: CompanyId | null): Promise<AccessChange[]> {
  return (await accessRows(uid, companyId)).filter(({ act }) => isViewAct(act));
}

/** What was done to the rights of a login, in order. */
export async function accessRows(
  uid: UserId,
  companyId: CompanyId | null,
): Promise<AccessChange[]> {
  const path = companyId === null ? null : `companies/${companyId}`;
  const rows = await accessChanges({ unit: await readingUnit(), path }).list([["uid", "==", uid]]);
  return rows.toSorted((a, b) => a.at.localeCompare(b.at));
}
