import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";

/** The number of tries in a window of time; null = not counted that way. */
export interface RateLimit {
  windowSeconds: number;
  /** For one login. */
  perUid: number | null;
  /** For one address, behind which a whole team may sit. */
  perAddress: number | null;
  /** For one thing that is tried, by any number of people: a calendar feed, a company's data. */
  perSubject: number | null;
  /** True where a few calls more at the same moment do no harm: they are counted without a lock. */
  isRough: boolean;
}

const perMinute = {
  windowSeconds: 60,
  perUid: null,
  perAddress: null,
  perSubject: null,
  isRough: false,
};
const perDay = { ...perMinute, windowSeconds: 86_400 };
const perHour = { ...perMinute, windowSeconds: 3600 };
/** For work that costs, and opens nothing to who guesses. */
const roughlyPerMinute = { ...perMinute, isRough: true };

/** Every limit of the product. Those marked "failed" count failures alone. */
export const rateLimits = {
  /** Sessions opened, with a proven login. */
  signIn: { ...perMinute, perUid: 30 },
  /** Failed: tokens that open no session. */
  signInFailure: { ...perMinute, perAddress: 20 },
  /** Passwords that our server has checked before a recovery code; the subject is the address. */
  firstStep: { ...perHour, perAddress: 30, perSubject: 20 },
  /** Recovery codes that are tried after the right password. */
  recoveryCode: { ...perHour, perUid: 10, perAddress: 30 },
  makeRecoveryCodes: { ...perHour, perUid: 20 },
  findInvitation: { ...perMinute, perAddress: 30 },
  acceptInvitation: { ...perMinute, perUid: 10, perAddress: 60 },
  /** People invited, not calls: one call may invite many. */
  invite: { ...perHour, perUid: 500, perAddress: 2000 },
  /** PINs drawn: each is stretched by scrypt. */
  setPin: { ...roughlyPerMinute, perUid: 60 },
  /** Photos, each of up to 30 kB. */
  setPhoto: { ...roughlyPerMinute, perUid: 60 },
  /** Pairing codes that tablets try: one in 650,000,000,000 is right. */
  pairTablet: { ...perMinute, perAddress: 60 },
  /** Calls of one paired tablet, by what they cost: each PIN is stretched by scrypt. */
  kioskState: { ...roughlyPerMinute, perSubject: 60 },
  kioskPin: { ...roughlyPerMinute, perSubject: 120 },
  /** Photos of punches, each of up to 100 kB: a tablet that was offline all day sends many. */
  kioskPhoto: { ...roughlyPerMinute, perSubject: 240 },
  kioskSync: { ...roughlyPerMinute, perSubject: 60 },
  /** Searches for cover and costs of a day: each reads the week of everyone at a location. */
  coverSearch: { ...roughlyPerMinute, perUid: 60 },
  /** Swaps and drops: each is read and answered by people. */
  shiftRequest: { ...roughlyPerMinute, perUid: 30 },
  /** Reports of an open week: one in 25 seconds of each tab, and one for each form. */
  reportPresence: { ...roughlyPerMinute, perUid: 60 },
  /** Reports: a year of 500 people is about 500 documents. */
  openReport: { ...roughlyPerMinute, perUid: 60 },
  setAccess: { ...perMinute, perUid: 30 },
  staffAct: { ...perMinute, perUid: 30 },
  /** Calls of the payment provider follow from these. */
  billing: { ...perMinute, perUid: 20 },
  /** Companies founded: each begins a tenant with jobs of its own. */
  foundCompany: { ...perHour, perUid: 20, isRough: true },
  /** Demo companies made or deleted: each is some thousand documents. */
  createDemo: { ...perHour, perUid: 12, isRough: true },
  /** A demo at a time: a second click waits for what the first one makes. */
  demoAtOnce: { ...perMinute, windowSeconds: 10, perUid: 1 },
  /** Requests to join a company, by login; `askDomain` counts them by the domain of the address. */
  askToJoin: { ...perDay, perUid: 3, perAddress: 60 },
  askDomain: { ...perDay, perSubject: 40 },
  /** Pages of the audit that are checked or exported, each up to some thousand rows. */
  proveAudits: { ...roughlyPerMinute, perUid: 240 },
  /** Bulk actions, each of up to 100 or 200 rows: a file of 10,000 people fits into a minute. */
  bulkAction: { ...roughlyPerMinute, perUid: 120 },
  /** Parts of a file that is looked at before its import, each of up to 100 rows. */
  checkImport: { ...roughlyPerMinute, perUid: 120 },
  /** Custom fields of one employee, each change a few documents. */
  saveFieldValues: { ...roughlyPerMinute, perUid: 240 },
  /** Changes after which weeks, pay or a plan are computed again. */
  recompute: { ...roughlyPerMinute, perUid: 60 },
  /** Time that is entered, corrected or decided by hand, one entry a call. */
  enterTime: { ...roughlyPerMinute, perUid: 240 },
  exportPayroll: { ...perMinute, perUid: 60, perAddress: 300 },
  /** Reading a calendar feed: calendars ask every hour, on several devices of a person. */
  calendarFeed: { ...perHour, perSubject: 120 },
  /** Failed: addresses of calendars that are none. */
  calendarFeedFailure: { ...perMinute, perAddress: 30 },
  exportCompany: { ...perHour, perUid: 5, perAddress: 60, perSubject: 10 },
  /** The pages of such an export, or of the values of custom fields, of up to 500 documents. */
  exportPage: { ...perMinute, perUid: 600, perAddress: 2400 },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/**
 * An edge of the hosting network speaks for many people, so the address that connected may do
 * this many times what a single caller may.
 */
export const connectionFactor = 5;

/** The attempts of one window, which begins with the first of them. */
export interface AttemptWindow {
  count: number;
  expiresAt: Instant;
}

/**
 * Seconds until the next attempts are allowed, at least 1; null when they are allowed now. A window
 * that is not full lets the last call through, however many attempts that call is worth.
 */
export function secondsToWait(
  current: AttemptWindow | null,
  most: number,
  now: Instant,
): number | null {
  if (current === null || current.expiresAt <= now || current.count < most) return null;
  return Math.max(1, elapsedSeconds(now, current.expiresAt));
}

/** The window after so many more attempts; a new one when the last is over. */
export function afterAttempt(
  current: AttemptWindow | null,
  { windowSeconds, times }: { windowSeconds: number; times: number },
  now: Instant,
): AttemptWindow {
  const open = current !== null && current.expiresAt > now ? current : null;
  const expiresAt = instantFromSeconds(epochSeconds(now) + windowSeconds);
  return { count: (open?.count ?? 0) + times, expiresAt: open?.expiresAt ?? expiresAt };
}
