import { expect } from "vitest";
import type { GoogleAccount, GoogleStandIn } from "../../support/google-stand-in.ts";
import type { Fields } from "../../support/mint-token.ts";
import {
  aSigningKey,
  signedToken,
  tokenOfPublicKey,
  unsignedToken,
} from "../../support/mint-token.ts";
import { claimsOf, idTokenOf } from "../../support/production-path.ts";
import type { Doors } from "./doors-in-production.ts";
import { refusedCall, refusedSignIn } from "./doors-in-production.ts";
import type { AttackRow, Attempt } from "./run-attacks.ts";

export interface Scene {
  google: GoogleStandIn;
  doors: Doors;
  /** A user with an account in good standing. */
  victim: GoogleAccount;
}

const isLookup = (line: string) => line.endsWith("/accounts:lookup");

/** A token at both doors; a forged one must not even make us look its account up. */
function atBothDoors({ google, doors }: Scene, token: string): Promise<unknown> {
  return (async () => {
    const before = google.asked.filter(isLookup).length;
    const call = await doors.call(`Bearer ${token}`);
    const signIn = await doors.signIn(token);
    return { call, signIn, lookups: google.asked.filter(isLookup).length - before };
  })();
}

const refused = { call: refusedCall, signIn: refusedSignIn, lookups: 0 };

function opened({ victim }: Scene): unknown {
  const person = { uid: victim.localId, role: null, companyId: null, isStaff: false };
  return {
    call: { status: 200, ...person },
    signIn: { status: 200, error: null, hasSession: true },
    lookups: expect.any(Number),
  };
}

/** Signatures, keys and algorithms: what only Google can make. */
export function forgedTokens(scene: Scene): AttackRow[] {
  const { google, victim } = scene;
  const claims = claimsOf(victim);
  const good = idTokenOf(google, victim);
  const [header = "", payload = "", signature = ""] = good.split(".");
  const stranger = aSigningKey("unknown-key");
  const forger = aSigningKey(google.key.id);
  const admin = encoded({
    ...claims,
    companyId: "c1",
    role: "admin",
    employeeId: null,
    admin: true,
    v: 1,
  });
  const twin: Attempt = {
    what: "the same claims, signed by Google",
    how: () => atBothDoors(scene, good),
    expected: opened(scene),
  };
  const forge = (what: string, token: string): Attempt => ({
    what,
    how: () => atBothDoors(scene, token),
    expected: refused,
  });
  const signed = (what: string, given: Fields, key = google.key) =>
    forge(what, signedToken(claims, key, given));
  return [
    {
      row: 1,
      about: "ID tokens without a signature and a key",
      honestly: [twin],
      attacks: [
        ...["none", "None", "NONE", "nOnE", ""].map((alg) =>
          forge(`algorithm "${alg}"`, unsignedToken(claims, { alg })),
        ),
        signed("signed, but no algorithm named", { alg: undefined }),
        signed("signed, but no key named", { kid: undefined }),
      ],
    },
    {
      row: 2,
      about: "ID tokens of another algorithm",
      honestly: [twin],
      attacks: [
        forge("unsigned, with Google's key named", unsignedToken(claims, { kid: google.key.id })),
        forge("the public key as the secret of an HMAC", tokenOfPublicKey(claims, google.key)),
        ...["HS256", "HS384", "RS384", "RS512", "PS256", "ES256", "EdDSA", "rs256"].map((alg) =>
          signed(`signed by Google's key, called ${alg}`, { alg }),
        ),
        ...[["RS256"], null, 1, { a: 1 }].map((alg) =>
          signed(`signed by Google's key, with the algorithm ${JSON.stringify(alg)}`, { alg }),
        ),
      ],
    },
    {
      row: 3,
      about: "ID tokens signed with another key",
      honestly: [twin],
      attacks: [
        signed("another key under the id of Google's", {}, forger),
        signed("another key under its own id", {}, stranger),
        signed("Google's key under an unknown id", { kid: "key-of-tomorrow" }),
        ...["__proto__", "constructor", "toString", "../../key"].map((kid) =>
          signed(`Google's key under the id "${kid}"`, { kid }),
        ),
        ...["", null, 1, {}, [google.key.id]].map((kid) =>
          signed(`another key under the id ${JSON.stringify(kid)}`, { kid }, forger),
        ),
        signed(
          "the forger's key brought along",
          { jwk: forger.privateKey.export({ format: "jwk" }) },
          forger,
        ),
        ...["jku", "x5u"].map((name) =>
          signed(`the forger's keys behind ${name}`, { [name]: "https://evil.test/keys" }, forger),
        ),
        signed("the forger's certificate in x5c", { x5c: [forger.publicPem] }, forger),
        forge("no signature", `${header}.${payload}.`),
        forge("half a signature", `${header}.${payload}.${signature.slice(0, 100)}`),
        forge("another's signature", `${header}.${payload}.${otherSignature(scene)}`),
        forge("claims of an admin below a good signature", `${header}.${admin}.${signature}`),
        forge("one letter of the claims changed", `${header}.${changed(payload)}.${signature}`),
        forge(
          "a header with more in it",
          `${encoded({ alg: "RS256", kid: google.key.id, a: 1 })}.${payload}.${signature}`,
        ),
      ],
    },
    malformedTokens(twin, forge, good),
  ];
}

function malformedTokens(
  twin: Attempt,
  forge: (what: string, token: string) => Attempt,
  good: string,
): AttackRow {
  const [header = "", payload = "", signature = ""] = good.split(".");
  const tokens = {
    "two parts": `${header}.${payload}`,
    "four parts": `${good}.x`,
    "dots alone": "..",
    "a word": "null",
    "no JSON": "YQ.YQ.YQ",
    "a list as header": `${encoded([])}.${payload}.${signature}`,
    "null as header": `${encoded(null)}.${payload}.${signature}`,
    "null as claims": `${header}.${encoded(null)}.${signature}`,
    "a list as claims": `${header}.${encoded([])}.${signature}`,
    "a text as claims": `${header}.${encoded("x")}.${signature}`,
    "a key of prototypes in the header": `${Buffer.from('{"alg":"RS256","__proto__":{"kid":"x"}}').toString("base64url")}.${payload}.${signature}`,
    "8 KB": `${header}.${"a".repeat(8192)}.${signature}`,
    "padding in base64": `${header}=.${payload}.${signature}`,
    "a space inside": `${header}. ${payload}.${signature}`,
    "the token twice": `${good},${good}`,
  };
  return {
    row: 5,
    about: "ID tokens that are no tokens",
    honestly: [twin],
    attacks: Object.entries(tokens).map(([what, token]) => forge(what, token)),
  };
}

function otherSignature({ google, victim }: Scene): string {
  return idTokenOf(google, victim, { email: "other@people.example" }).split(".")[2] ?? "";
}

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** The same length, another letter in the middle. */
function changed(text: string): string {
  const middle = Math.floor(text.length / 2);
  return `${text.slice(0, middle)}${text[middle] === "A" ? "B" : "A"}${text.slice(middle + 1)}`;
}
