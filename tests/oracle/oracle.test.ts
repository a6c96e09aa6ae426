import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { handleAuth } from "../../functions/src/auth-http/handle-auth.ts";
import type { GoogleStandIn } from "../support/google-stand-in.ts";
import type { LocalServer } from "../support/local-server.ts";
import { localServer } from "../support/local-server.ts";
import { aSigningKey, signedToken } from "../support/mint-token.ts";
import { anAccount, claimsOf, idTokenOf } from "../support/production-path.ts";
import { appOrigin, onProductionPath } from "../support/production-path.ts";
import { differingHeaders, listedHeaders } from "./compare-headers.ts";
import type { HeaderDeviation } from "./header-deviations.ts";
import { headerDeviations } from "./header-deviations.ts";
import { nextAuthHandler } from "./next-auth-server.ts";
import type { IdTokens, Observation } from "./observe.ts";
import { observe } from "./observe.ts";
import { requestDeviations } from "./request-deviations.ts";
import { requests } from "./requests.ts";
import { sessionDeviations } from "./session-deviations.ts";
import { Visitor } from "./visitor.ts";

/**
 * NextAuth 4 defines the protocol of our session endpoints. Both get the same requests and judge ID
 * tokens with the same function; they differ only where the session contract requires it, exactly
 * as the deviations say.
 */
/** Counting attempts needs a database, and is no part of the protocol. */
vi.mock("../../functions/src/operations/access/count-attempt.ts", () => ({
  countAttempt: () => Promise.resolve(null),
  findWait: () => Promise.resolve(null),
}));
vi.mock("../../functions/src/operations/access/sign-ins.ts", () => ({
  isSignInEnded: () => Promise.resolve(false),
  noteUse: () => Promise.resolve(),
  forgetDevice: () => Promise.resolve(),
}));

const deviations = [...sessionDeviations, ...requestDeviations];
let google: GoogleStandIn;
let servers: { theirs: LocalServer; ours: LocalServer };
let idTokens: IdTokens;

beforeAll(async () => {
  vi.stubEnv("NEXTAUTH_URL", appOrigin);
  google = await onProductionPath();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  servers = {
    theirs: await localServer((request, response) => void nextAuthHandler(request, response)),
    ours: await localServer((request, response) => void handleAuth(request, response)),
  };
  idTokens = someIdTokens();
});

afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all([servers.theirs.stop(), servers.ours.stop(), google.stop()]);
  process.stdout.write(`${summary()}\n`);
});

function someIdTokens(): IdTokens {
  const now = Math.floor(Date.now() / 1000);
  const person = anAccount(google);
  const revoked = anAccount(google, { validSince: String(now + 5) });
  return {
    $good: idTokenOf(google, person),
    $expired: idTokenOf(google, person, { iat: now - 4000, exp: now - 400 }),
    $forged: signedToken(claimsOf(person), aSigningKey(google.key.id)),
    $unknown: idTokenOf(google, { localId: "nobody" }),
    $revoked: idTokenOf(google, revoked),
    $disabled: idTokenOf(google, anAccount(google, { disabled: true })),
    $anonymous: idTokenOf(google, person, { firebase: { sign_in_provider: "anonymous" } }),
    $stale: idTokenOf(google, person, { iat: now - 310 }),
    $other: idTokenOf(google, anAccount(google)),
  };
}

const fields = ["status", "answer", "location", "writes", "isSignedIn", "token"] as const;
type Field = (typeof fields)[number];

/** The fields of an observation in which it differs from another. */
function differing(one: Observation, other: Observation): Field[] {
  return fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

function pick(seen: Observation, wanted: readonly Field[]): Partial<Observation> {
  return Object.fromEntries(wanted.map((field) => [field, seen[field]]));
}

/** The deviations' entries for a request; a field that two of them claim is a mistake. */
function listed(name: string) {
  const found = deviations
    .flatMap(({ differences }) => differences)
    .filter((difference) => difference.requests.includes(name));
  const claimed = found.flatMap(({ ours }) => Object.keys(ours));
  expect(new Set(claimed).size).toBe(claimed.length);
  return {
    theirs: Object.assign({}, ...found.map(({ theirs }) => theirs)),
    ours: Object.assign({}, ...found.map(({ ours }) => ours)),
  };
}

let equal = 0;
let deviating = 0;
/** In how many answers a header deviated as listed. */
const seen = new Map<HeaderDeviation, number>();

test.each(requests)(
  "$name is answered as NextAuth does, or as the contract says",
  async (request) => {
    const theirs = await observe(new Visitor(servers.theirs), request, idTokens);
    const ours = await observe(new Visitor(servers.ours), request, idTokens);
    const wanted = differing(theirs, ours);
    expect({ theirs: pick(theirs, wanted), ours: pick(ours, wanted) }).toEqual(
      listed(request.name),
    );
    if (wanted.length === 0) equal += 1;
    else deviating += 1;
    const compared = { request, theirs, ours };
    expect(differingHeaders(compared)).toEqual(listedHeaders(compared));
    for (const one of headerDeviations)
      if (one.on(compared)) seen.set(one, (seen.get(one) ?? 0) + 1);
  },
);

test("every deviation of a header was seen", () => {
  expect(headerDeviations.filter((one) => !seen.has(one))).toEqual([]);
});

test("every request has a name of its own, and every deviation names requests that are made", () => {
  const names = requests.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const claimed = deviations.flatMap(({ differences }) =>
    differences.flatMap((one) => one.requests),
  );
  expect(claimed.filter((name) => !names.includes(name))).toEqual([]);
});

function summary(): string {
  const count = `${requests.length} requests compared, ${equal} equal, ${deviating} deviating as listed`;
  const lines = deviations.map(({ what, contract, differences }) => {
    const times = differences.reduce((sum, one) => sum + one.requests.length, 0);
    return `  ${String(times).padStart(3)}  ${what} (contract ${contract})`;
  });
  const ofHeaders = headerDeviations.map((one) => {
    const { header, what, contract } = one;
    return `  ${String(seen.get(one) ?? 0).padStart(3)}  ${header}: ${what} (contract ${contract})`;
  });
  return [
    `Session endpoints beside NextAuth 4.24.15: ${count}`,
    ...lines,
    `Their headers: ${headerDeviations.length} deviations, and no other difference`,
    ...ofHeaders,
  ].join("\n");
}
