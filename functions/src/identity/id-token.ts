import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { storedUserIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { z } from "zod/mini";

/** The most that the clock of the token's issuer may run ahead of ours. */
const CLOCK_SKEW_SECONDS = 60;

/** Ways of signing in that prove the e-mail address. */
const allowedProviders: readonly string[] = ["password", "google.com", "emailLink"];

const decodedTokenSchema = z.object({
  uid: storedUserIdSchema.check(z.minLength(1), z.maxLength(128)).brand<"UserId">(),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  firebase: z.object({
    sign_in_provider: z.string(),
    /** Names the kind of factor, for example "totp"; absent without one. */
    sign_in_second_factor: z.optional(z.string().check(z.minLength(1))),
  }),
});

const claimKeys = ["companyId", "role", "employeeId", "admin", "v", "view"] as const;

/** The content of a verified token, in our own names. */
export interface IdToken {
  uid: UserId;
  issuedAtSeconds: number;
  authTimeSeconds: number;
  expiresAtSeconds: number;
  signInProvider: string;
  hasSecondFactor: boolean;
  /** The custom claims of the token, unparsed. */
  claims: Readonly<Record<string, unknown>>;
}

/**
 * Reads a decoded token; null if its times are not numbers, are in the future (60 s are allowed) or
 * have expired. firebase-admin checks neither a future `iat` nor, on the emulator, `exp`.
 */
export function readIdToken(decoded: unknown, nowSeconds: number): IdToken | null {
  const parsed = decodedTokenSchema.safeParse(decoded);
  if (!parsed.success) return null;
  const { uid, iat, exp, auth_time, firebase } = parsed.data;
  const latest = nowSeconds + CLOCK_SKEW_SECONDS;
  if (iat > latest || auth_time > latest || exp <= nowSeconds) return null;
  return {
    uid,
    issuedAtSeconds: iat,
    authTimeSeconds: auth_time,
    expiresAtSeconds: exp,
    signInProvider: firebase.sign_in_provider,
    hasSecondFactor: firebase.sign_in_second_factor !== undefined,
    claims: customClaimsOf(decoded),
  };
}

/** True when the provider proves the address; anonymous and custom sign-ins do not. */
export function isAllowedProvider(signInProvider: string): boolean {
  return allowedProviders.includes(signInProvider);
}

/** True if both hold the same custom claims: otherwise the token is older than a change. */
export function haveSameClaims(
  token: Readonly<Record<string, unknown>>,
  live: Readonly<Record<string, unknown>>,
): boolean {
  return claimKeys.every((key) => textOf(token[key]) === textOf(live[key]));
}

/** As text in which the order of fields is always the same. */
function textOf(claim: unknown): string | undefined {
  const isMap = typeof claim === "object" && claim !== null && !Array.isArray(claim);
  if (!isMap) return JSON.stringify(claim);
  return JSON.stringify(Object.entries(claim).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function customClaimsOf(decoded: unknown): Record<string, unknown> {
  const all = new Map(Object.entries(Object(decoded)));
  return Object.fromEntries(
    claimKeys.flatMap((key) => (all.has(key) ? [[key, all.get(key)]] : [])),
  );
}
