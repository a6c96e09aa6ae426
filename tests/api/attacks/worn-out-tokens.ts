import type { GoogleAccount } from "../../support/google-stand-in.ts";
import type { Fields } from "../../support/mint-token.ts";
import { aSigningKey, signedToken } from "../../support/mint-token.ts";
import { anAccount, idTokenOf, project } from "../../support/production-path.ts";
import { outdatedCall, refusedCall, refusedSignIn } from "./doors-in-production.ts";
import type { Scene } from "./forged-tokens.ts";
import type { AttackRow, Attempt } from "./run-attacks.ts";

const accepted = { status: 200, error: null, hasSession: true };
const denied = { status: 403, error: "AccessDenied", hasSession: false };
const stale = { status: 401, error: "StaleToken", hasSession: false };
const day = 86_400;

/** Tokens that Google did sign: too old, too young, of another kind, or of a user who may not. */
export function wornOutTokens(scene: Scene): AttackRow[] {
  const { google, doors, victim } = scene;
  const now = Math.floor(Date.now() / 1000);
  const called = { status: 200, uid: victim.localId, role: null, companyId: null, isStaff: false };
  const both = (token: string) => async () => ({
    call: await doors.call(`Bearer ${token}`),
    signIn: await doors.signIn(token),
  });
  const present = (what: string, change: Fields, account: GoogleAccount = victim) => ({
    what,
    how: both(idTokenOf(google, account, change)),
  });
  const refuse = (what: string, change: Fields, account?: GoogleAccount): Attempt => ({
    ...present(what, change, account),
    expected: { call: refusedCall, signIn: refusedSignIn },
  });
  const accept = (what: string, change: Fields): Attempt => ({
    ...present(what, change),
    expected: { call: called, signIn: accepted },
  });
  const old = now - 4000;
  return [
    {
      row: 4,
      about: "ID tokens of the wrong time or project",
      honestly: [
        accept("until its last second", { iat: now - 60, exp: now + 1 }),
        accept("with a clock that is a minute ahead", { iat: now + 60, auth_time: now + 60 }),
      ],
      attacks: [
        refuse("expired an hour ago", { auth_time: old, iat: old, exp: old + 400 }),
        refuse("expired this second", { exp: now }),
        refuse("without an end", { exp: undefined }),
        refuse("with an end in words", { exp: "never" }),
        refuse("with an end that is text", { exp: String(now + 3600) }),
        refuse("issued in 61 seconds", { iat: now + 61 }),
        refuse("issued at no time", { iat: undefined }),
        refuse("of a sign-in that comes in 61 seconds", { auth_time: now + 61 }),
        refuse("of a sign-in at no time", { auth_time: undefined }),
        refuse("not valid before tomorrow", { nbf: now + day }),
        refuse("for another project", { aud: "crewline-other" }),
        refuse("for several projects", { aud: [project, "crewline-other"] }),
        refuse("by another project", { iss: "https://securetoken.google.com/crewline-other" }),
        refuse("by another issuer", { iss: `https://securetoken.google.com.evil.test/${project}` }),
        refuse("by no issuer", { iss: undefined }),
      ],
    },
    {
      row: 6,
      about: "tokens of another kind",
      honestly: [
        accept("an ID token", {}),
        // RFC 9110, 11.1: the name of the scheme has no case.
        ...["bearer", "BEARER", "Bearer "].map((scheme) => ({
          what: `an ID token after "${scheme}"`,
          how: () => doors.call(`${scheme} ${idTokenOf(google, victim)}`),
          expected: called,
        })),
      ],
      attacks: [
        refuse("a session cookie", { iss: `https://session.firebase.google.com/${project}` }),
        {
          what: "a custom token",
          how: both(customToken(victim)),
          expected: { call: refusedCall, signIn: refusedSignIn },
        },
        refuse("an access token", {
          iss: "https://accounts.google.com",
          aud: "1234.apps.googleusercontent.com",
        }),
        {
          what: "a refresh token",
          how: both(`AMf-${"vBx".repeat(80)}`),
          expected: { call: refusedCall, signIn: refusedSignIn },
        },
        ...["Basic", "Bearers", "Token", "Bearer Bearer", "bearer:", "Bearer\t", ""].map(
          (scheme) => ({
            what: `a good token after "${scheme}"`,
            how: () => doors.call(`${scheme} ${idTokenOf(google, victim)}`),
            expected: refusedCall,
          }),
        ),
      ],
    },
    {
      row: 9,
      about: "unknown uids",
      honestly: [accept("a known uid", {})],
      attacks: ["", "x".repeat(129), "../x", "nobody-here", "__proto__", "%00", "a/b"]
        .map((sub) => refuse(`"${sub.slice(0, 20)}"`, { sub, user_id: sub }))
        .concat([null, 1, ["uid-1"], { a: 1 }].map((sub) => refuse(JSON.stringify(sub), { sub }))),
    },
    {
      row: 12,
      about: "accounts that may not sign in any more",
      honestly: [accept("an enabled account", {})],
      attacks: [
        {
          ...present("disabled", {}, anAccount(google, { disabled: true })),
          expected: { call: outdatedCall, signIn: denied },
        },
        {
          ...present(
            "disabled, with a token for an hour yet",
            { exp: now + 3500 },
            anAccount(google, { disabled: true, validSince: "1" }),
          ),
          expected: { call: outdatedCall, signIn: denied },
        },
        {
          ...present("without an address", {}, withoutAddress(scene)),
          expected: { call: refusedCall, signIn: denied },
        },
      ],
    },
    {
      row: 14,
      about: "sign-ins that were revoked",
      honestly: [
        {
          ...present(
            "revoked before this sign-in",
            {},
            anAccount(google, { localId: "again", validSince: String(now) }),
          ),
          expected: { call: { ...called, uid: "again" }, signIn: accepted },
        },
      ],
      attacks: [
        {
          ...present(
            "revoked a second after the sign-in",
            {},
            anAccount(google, { validSince: String(now + 1) }),
          ),
          expected: { call: outdatedCall, signIn: refusedSignIn },
        },
        {
          ...present(
            "an old sign-in with a token fetched since",
            { auth_time: old },
            anAccount(google, { validSince: String(old + 1) }),
          ),
          expected: { call: outdatedCall, signIn: refusedSignIn },
        },
      ],
    },
    {
      row: 59,
      about: "ID tokens too old to open a session",
      honestly: [
        accept("299 seconds", { auth_time: now - 400, iat: now - 299 }),
        accept("300 seconds", { auth_time: now - 400, iat: now - 300 }),
        accept("of a sign-in 30 days ago", { auth_time: now - 30 * day }),
      ],
      attacks: [
        ...[301, 302, 3000].map((age) => ({
          ...present(`${age} seconds`, { auth_time: now - 4000, iat: now - age }),
          expected: { call: called, signIn: stale },
        })),
        {
          ...present("of a sign-in a second longer ago than 30 days", {
            auth_time: now - 30 * day - 1,
          }),
          expected: {
            call: { ...refusedCall, message: "Firebase sign-in too old" },
            signIn: refusedSignIn,
          },
        },
      ],
    },
  ];
}

/** Signed by a service account, whose key Google's list for ID tokens does not hold. */
function customToken({ localId }: GoogleAccount): string {
  const now = Math.floor(Date.now() / 1000);
  const account = "firebase-adminsdk@crewline-live.iam.gserviceaccount.com";
  const aud =
    "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
  const claims = { iss: account, sub: account, aud, uid: localId, iat: now, exp: now + 3600 };
  return signedToken(claims, aSigningKey("of-the-service"), { kid: undefined });
}

function withoutAddress({ google }: Scene): GoogleAccount {
  const account = anAccount(google);
  delete account.email;
  return account;
}
