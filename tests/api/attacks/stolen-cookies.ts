import { createHmac } from "node:crypto";
import type { CookieContent } from "../../../functions/src/auth-http/session/session-cookie.ts";
import {
  newCookieContent,
  sealCookie,
} from "../../../functions/src/auth-http/session/session-cookie.ts";
import type { SessionKeys } from "../../../functions/src/auth-http/session/session-keys.ts";
import { deriveSessionKeys } from "../../../functions/src/auth-http/session/session-keys.ts";
import type { GoogleAccount, GoogleStandIn } from "../../support/google-stand-in.ts";
import type { LocalServer } from "../../support/local-server.ts";
import { aSigningKey, signedToken, unsignedToken } from "../../support/mint-token.ts";
import {
  anAccount,
  claimsOf,
  idTokenOf,
  project,
  sessionSecrets,
} from "../../support/production-path.ts";
import { BrowserInProduction } from "./browser-in-production.ts";
import type { AttackRow, Attempt } from "./run-attacks.ts";

export interface CookieScene {
  google: GoogleStandIn;
  server: LocalServer;
  victim: GoogleAccount;
  other: GoogleAccount;
}

const [secret = "", oldSecret = ""] = sessionSecrets;

/** Cookies that were altered, put together or kept too long: each counts for nothing. */
export function stolenCookies(scene: CookieScene): AttackRow[] {
  const { google, server, victim, other } = scene;
  const now = Math.floor(Date.now() / 1000);
  const guidWith = (header: string) => new BrowserInProduction(server, header).guid();
  const inner = (account: GoogleAccount, change = {}) =>
    signedToken(innerClaims(account, change), google.key);
  const content = (change: Partial<CookieContent> = {}) => ({
    ...newCookieContent(inner(victim), now),
    ...change,
  });
  const sealed = (change?: Partial<CookieContent>, by = secret) =>
    sealCookie(content(change), keysOf(by));
  const good = sealed();
  const cut = good.lastIndexOf(".");
  const [payload, mac] = [good.slice(0, cut), good.slice(cut + 1)];
  const accept = (what: string, cookie: string): Attempt => ({
    what,
    how: () => guidWith(`__session=${cookie}`),
    expected: victim.localId,
  });
  const ignore = (what: string, cookie: string): Attempt => ({
    what,
    how: () => guidWith(`__session=${cookie}`),
    expected: null,
  });
  const raw = (what: string, header: string, expected: string | null = null): Attempt => ({
    what,
    how: () => guidWith(header),
    expected,
  });
  const anonymous = sealed({ session: null });
  const others = sealed({ session: inner(other) });
  return [
    {
      row: 54,
      about: "cookies that are not as we sealed them",
      honestly: [
        accept("as it was sealed", good),
        accept("sealed with the secret before this one", sealed({}, oldSecret)),
        accept("at the end of its five days", sealed({ issuedAtSeconds: now - 432_000 })),
      ],
      attacks: [
        ignore("another signature", `${payload}.${"A".repeat(43)}`),
        ignore("no signature", `${payload}.`),
        ignore("without the signature's part", payload),
        ignore("half a signature", `${payload}.${mac.slice(0, 21)}`),
        ignore("the signature's unused bits changed", `${payload}.${sameBits(mac)}`),
        ignore(
          "the signature in hexadecimal",
          `${payload}.${Buffer.from(mac, "base64url").toString("hex")}`,
        ),
        ignore(
          "the signature of another cookie",
          `${payload}.${others.slice(others.lastIndexOf(".") + 1)}`,
        ),
        ignore(
          "another person's session below the signature",
          good.replace(inner(victim), inner(other)),
        ),
        ignore(
          "another nonce below the signature",
          good.replace(/^v1\.\w+\.[\w-]{22}/u, `v1.zzzzzz.${"A".repeat(22)}`),
        ),
        ignore(
          "a session put into a visitor's cookie",
          anonymous.replace(".-.", `.${inner(victim)}.`),
        ),
        ignore("version 2", good.replace("v1", "v2")),
        ignore("version 2, signed by the key", signed(payload.replace("v1", "v2"), secret)),
        ignore("a part more, signed by the key", signed(`${payload}.x`, secret)),
        ignore(
          "a time below zero, signed by the key",
          signed(payload.replace(/^v1\.\w+/u, "v1.-1"), secret),
        ),
        ignore(
          "a secret that was changed twice",
          sealed({}, "the-secret-of-two-years-ago-that-was-taken-out"),
        ),
        ignore("signed by the key of the tokens", signed(payload, secret, "csrf")),
        ignore("signed by the secret itself", `${payload}.${hmac(payload, secret)}`),
        ignore("older than five days", sealed({ issuedAtSeconds: now - 432_001 })),
        ignore("of a time to come", sealed({ issuedAtSeconds: now + 61 })),
        ignore("in quotes", `"${good}"`),
        ignore("escaped", encodeURIComponent(good).replaceAll(".", "%2E")),
        ignore("with a space in front", ` x ${good}`),
        ignore("in lower case", good.toLowerCase()),
        ignore("8 KB", signed(`v1.abc.${"A".repeat(22)}.${"a".repeat(8000)}.b.c`, secret)),
        ignore("nothing", ""),
      ],
    },
    {
      row: 6,
      about: "something else where the session belongs, even with the key of the envelope",
      honestly: [accept("a session cookie of Google's", sealed())],
      attacks: [
        ignore("an ID token alone", idTokenOf(google, victim)),
        ignore("an ID token in the envelope", sealed({ session: idTokenOf(google, victim) })),
        ignore(
          "an unsigned session",
          sealed({ session: unsignedToken(innerClaims(victim), { kid: google.key.id }) }),
        ),
        ignore(
          "a session signed by another",
          sealed({ session: signedToken(innerClaims(victim), aSigningKey(google.key.id)) }),
        ),
        ignore("a session that has ended", sealed({ session: inner(victim, { exp: now - 1 }) })),
        ignore(
          "a session of another project",
          sealed({
            session: inner(victim, {
              aud: "other",
              iss: "https://session.firebase.google.com/other",
            }),
          }),
        ),
        ignore(
          "a session of a disabled account",
          sealed({ session: inner(anAccount(google, { disabled: true })) }),
        ),
        ignore(
          "a session from before a revocation",
          sealed({ session: inner(anAccount(google, { validSince: String(now + 1) })) }),
        ),
        ignore(
          "a session of an unknown user",
          sealed({ session: inner({ localId: "nobody-here" }) }),
        ),
        ignore("a session from the future", sealed({ session: inner(victim, { iat: now + 61 }) })),
      ],
    },
    {
      row: 56,
      about: "several cookies of the name",
      honestly: [
        raw("valid, with junk after it", `__session=${good}; __session=junk`, victim.localId),
        raw("valid, with junk before it", `__session=junk; a=1; __session=${good}`, victim.localId),
      ],
      attacks: [
        raw("the same twice", `__session=${good}; __session=${good}`),
        raw("two people's", `__session=${good}; __session=${others}`),
        raw("a visitor's planted beside it", `__session=${good}; __session=${anonymous}`),
        raw("under another spelling", `__Session=${good}`),
        raw(
          "under a longer name",
          `x__session=${good}; __session2=${good}; __Host-__session=${good}`,
        ),
        raw(
          "in the cookies of the application",
          `token=${good}; refreshToken=${good}; uid=${victim.localId}`,
        ),
        raw(
          "under NextAuth's names",
          `next-auth.session-token=${good}; __Secure-next-auth.session-token=${good}`,
        ),
      ],
    },
  ];
}

function innerClaims(account: GoogleAccount, change = {}) {
  const iss = `https://session.firebase.google.com/${project}`;
  return claimsOf(account, { iss, ...change });
}

function keysOf(one: string): SessionKeys {
  const keys = deriveSessionKeys([one]);
  if (keys === null) throw new Error("There is no key without a secret.");
  return keys;
}

/** A cookie as an attacker with the key could make it: the form is checked as well. */
function signed(payload: string, by: string, purpose: "cookie" | "csrf" = "cookie"): string {
  return `${payload}.${hmac(payload, keysOf(by)[0][purpose])}`;
}

function hmac(payload: string, key: string | Buffer): string {
  return createHmac("sha256", key).update(payload).digest("base64url");
}

/** Another text that decodes to the same bytes: the last character has two bits to spare. */
function sameBits(mac: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = alphabet.indexOf(mac.at(-1) ?? "");
  return `${mac.slice(0, -1)}${alphabet[last ^ 1]}`;
}
