/**
 * The answer of a procedure to a sign-in that was ended from another device. Unlike the other
 * refusals that name Firebase it is final: no newer token of that sign-in would be taken.
 */
export const SIGN_IN_ENDED = "Firebase sign-in ended";

/** The sign-ins of a login that were ended apart from all others, as its state keeps them. */
export interface EndedSignIns {
  endedSignIns: number[];
  signInsEndedAt: number;
  keptSignIn: number;
}

/** Older sign-ins than 30 days count nowhere, so their end need not be remembered. */
const REMEMBERED_SECONDS = 30 * 86_400;
/** More than anybody has devices; the rules look through the list at each read. */
const MOST = 50;

/**
 * True if the sign-in of that second (`auth_time`) was ended. Two sign-ins of one second cannot be
 * told apart and end together. The rules say the same in their own words.
 */
export function isEnded(ended: EndedSignIns, authTimeSeconds: number): boolean {
  if (ended.endedSignIns.includes(authTimeSeconds)) return true;
  return authTimeSeconds <= ended.signInsEndedAt && authTimeSeconds !== ended.keptSignIn;
}

/**
 * The state after one sign-in ended. One that must leave the list to make room takes all that are
 * older with it, except the kept one.
 */
export function afterEnding(
  before: EndedSignIns,
  authTimeSeconds: number,
  nowSeconds: number,
): EndedSignIns {
  const { endedSignIns, signInsEndedAt, keptSignIn } = before;
  const known = [...new Set([...endedSignIns, authTimeSeconds])];
  const recent = known.filter((at) => at > nowSeconds - REMEMBERED_SECONDS).toSorted(ascending);
  const forgotten = recent.slice(0, Math.max(0, recent.length - MOST));
  return {
    endedSignIns: recent.slice(forgotten.length),
    signInsEndedAt: Math.max(signInsEndedAt, forgotten.at(-1) ?? 0),
    keptSignIn: forgotten.includes(keptSignIn) || keptSignIn === authTimeSeconds ? 0 : keptSignIn,
  };
}

/** The state after every sign-in up to now ended but the one that is kept. */
export function afterEndingOthers(kept: number, nowSeconds: number): EndedSignIns {
  return { endedSignIns: [], signInsEndedAt: nowSeconds, keptSignIn: kept };
}

function ascending(a: number, b: number): number {
  return a - b;
}
