import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Claims } from "@crewline/domain/kernel/access/role";
import { claimsFor } from "@crewline/domain/kernel/access/role";
import { epochSeconds } from "@crewline/domain/kernel/time/instant";
import type { User } from "@crewline/domain/records/users/user";
import {
  awaitNextSecond,
  endSignIns,
  endsView,
  readClaims,
  setClaims,
  takesRightsAway,
} from "../../identity/claims.ts";
import { findUser } from "../../identity/users.ts";
import { now, nowSeconds } from "../../platform/clock.ts";
import { log } from "../../platform/log.ts";
import { companies } from "../../store/companies.ts";
import { atLeast, noField } from "../../store/unit/firestore.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";
import { userStates } from "../../store/user-states.ts";
import { users } from "../../store/users.ts";
import { claimsOfMembership } from "./claims-of-membership.ts";

/** Two overlapping changes need a second round; more rounds mean that they never end. */
const ROUNDS = 4;

/**
 * Sets the login's claims to its membership, and tells its clients to fetch a new token. The claims
 * are a copy of the membership: this may be called any number of times, concurrently, and after a
 * crash at any point. A login without its own document is left unchanged.
 */
export async function syncAccess(uid: UserId): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const due = await findDue(uid);
    if (due === null) return;
    await carryOut(uid, due);
  }
  log.warn("the membership kept changing", { uid });
}

interface Due {
  wanted: Claims | null;
  /** The claims that the account gives to new tokens. */
  held: Claims | null;
  /** Claims that older tokens may still hold, as far as their end was not announced. */
  announced: Claims | null;
}

/**
 * Returns the changes that remain to be made, or null. Rights that were announced but not removed
 * are left from a crash.
 */
async function findDue(uid: UserId): Promise<Due | null> {
  const unit = await readingUnit();
  const [user, account, state] = await Promise.all([
    users(unit).find(uid),
    findUser(uid),
    userStates(unit).find(uid),
  ]);
  if (user === null || account === null) return null;
  const wanted = await claimsOf(user);
  const held = readClaims(account.claims);
  const announced = state?.announced === undefined ? held : state.announced;
  // Without a state the rules refuse every token, so a missing one must be written as well.
  const isDone = state !== null && isSame(held, wanted) && isSame(announced, wanted);
  return isDone ? null : { wanted, held, announced };
}

/**
 * Claims first, then the end of the sign-ins, then the state that the rules read: in any other
 * order a token with the old rights could still be fetched.
 */
async function carryOut(uid: UserId, { wanted, held, announced }: Due): Promise<void> {
  if (!isSame(held, wanted)) await setClaims(uid, wanted);
  let minIat = 0;
  if (takesRightsAway(announced, wanted) || takesRightsAway(held, wanted)) {
    await awaitNextSecond();
    // Another call may have finished meanwhile; ending the sign-ins again would end new ones.
    if ((await findDue(uid)) === null) return;
    minIat = await endSignIns(uid);
  } else if (endsView(announced, wanted) || endsView(held, wanted)) {
    // The sign-in stays, but no token of the view reads on.
    await awaitNextSecond();
    if ((await findDue(uid)) === null) return;
    minIat = nowSeconds();
  }
  const fields = { minIat: await atLeast(minIat), noView: await noField() };
  await inTransaction(async (unit) => {
    const needsSecondFactor = await isFactorNeeded(unit, uid, wanted);
    const news = { claimsUpdatedAt: now(), announced: wanted, ...fields };
    userStates(unit).announce(uid, { ...news, needsSecondFactor });
  });
}

async function isFactorNeeded(unit: Unit, uid: UserId, claims: Claims | null): Promise<boolean> {
  if (claims?.view !== undefined) {
    return (await users(unit).find(uid))?.viewing?.needsSecondFactor ?? true;
  }
  if (claims?.role !== "admin") return false;
  const company = await companies(unit).find(claims.companyId);
  return company?.security.requiresSecondFactorForAdmins ?? false;
}

/** Product staff who view a company hold the member's claims instead of their own, as staff only. */
async function claimsOf(user: User): Promise<Claims | null> {
  const own = await claimsOfMembership(user);
  const { viewing } = user;
  if (viewing === null || own?.role !== "admin") return own;
  const { uid, name, since, until } = viewing;
  return { ...claimsFor(viewing), view: { uid, name, since, until: epochSeconds(until) } };
}

function isSame(a: Claims | null, b: Claims | null): boolean {
  const isSameView = JSON.stringify(a?.view) === JSON.stringify(b?.view);
  return (
    isSameView &&
    a?.companyId === b?.companyId &&
    a?.role === b?.role &&
    a?.employeeId === b?.employeeId
  );
}
