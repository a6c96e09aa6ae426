import { Agent } from "node:https";
import { connect } from "node:net";
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod/mini";
import { localServer } from "./local-server.ts";
import type { Fields, SigningKey } from "./mint-token.ts";
import { aSigningKey, signedToken } from "./mint-token.ts";

/** An account as Identity Toolkit returns it. */
export interface GoogleAccount {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
  disabled?: boolean;
  /** Sign-ins before this second are revoked; a text of digits. */
  validSince?: string;
  customAttributes?: string;
}

export interface GoogleStandIn {
  /** For the Admin SDK's `httpAgent`: every https connection ends in the stand-in. */
  agent: Agent;
  key: SigningKey;
  accounts: Map<string, GoogleAccount>;
  /** The requests, as "host path", in order. */
  asked: string[];
  /** While set, the answer of the accounts to every request. */
  trouble: { status: number; body: string } | null;
  stop: () => Promise<void>;
}

/** The paths at which the Admin SDK fetches the keys of ID tokens and of session cookies. */
const keyPaths = [
  "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com",
  "/identitytoolkit/v3/relyingparty/publicKeys",
];

const lookupSchema = z.object({ localId: z.array(z.string()) });
const cookieSchema = z.object({
  idToken: z.string(),
  validDuration: z.union([z.string(), z.number()]),
});

/**
 * The three services of Google behind firebase-admin's own production path: public keys, the
 * lookup of an account and the exchange of an ID token for a session cookie. Signatures are
 * real, under a key made for the run, so that a forged token fails for the reason it would.
 */
export async function standInForGoogle(): Promise<GoogleStandIn> {
  const server = await localServer((request, response) => void answer(google, request, response));
  const google: GoogleStandIn = {
    agent: agentTo(server.port),
    key: aSigningKey("key-of-today"),
    accounts: new Map(),
    asked: [],
    trouble: null,
    stop: server.stop,
  };
  return google;
}

/** An agent that speaks plainly to one local port, whatever host it is asked for. */
function agentTo(port: number): Agent {
  const agent = new Agent({ keepAlive: false });
  return Object.assign(agent, { createConnection: () => connect(port, "127.0.0.1") });
}

async function answer(google: GoogleStandIn, request: IncomingMessage, response: ServerResponse) {
  const path = request.url ?? "";
  google.asked.push(`${request.headers.host} ${path}`);
  response.setHeader("Content-Type", "application/json");
  if (keyPaths.includes(path)) {
    response.setHeader("Cache-Control", "public, max-age=3600");
    response.end(JSON.stringify({ [google.key.id]: google.key.publicPem }));
    return;
  }
  const body: unknown = JSON.parse((await textOf(request)) || "{}");
  if (google.trouble !== null) response.statusCode = google.trouble.status;
  response.end(google.trouble?.body ?? JSON.stringify(service(google, path, body)));
}

function service(google: GoogleStandIn, path: string, body: unknown): object {
  if (path.endsWith("/accounts:lookup")) {
    const users = lookupSchema.parse(body).localId.flatMap((id) => google.accounts.get(id) ?? []);
    return users.length === 0 ? {} : { users: users.map(withTimes) };
  }
  if (path.endsWith(":createSessionCookie")) return { sessionCookie: sessionCookie(google, body) };
  throw new Error(`The stand-in knows no ${path}.`);
}

function withTimes(account: GoogleAccount): object {
  return { createdAt: "1767225600000", lastLoginAt: "1767225600000", ...account };
}

/** The ID token's claims, re-signed for the asked time by the issuer of session cookies. */
function sessionCookie(google: GoogleStandIn, body: unknown): string {
  const { idToken, validDuration } = cookieSchema.parse(body);
  const claims = payloadOf(idToken);
  const issuedAt = Math.floor(Date.now() / 1000);
  const iss = `https://session.firebase.google.com/${String(claims["aud"])}`;
  const exp = issuedAt + Number(validDuration);
  return signedToken({ ...claims, iss, iat: issuedAt, exp }, google.key);
}

function payloadOf(token: string): Fields {
  const text = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
  return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}
