import { aUserId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { stackEnvironment } from "../../../emulators/stack/stack-environment.ts";
import { ServiceError } from "./service-error.ts";

export type Json = Readonly<Record<string, unknown>>;

const emulator = `http://${stackEnvironment.FIREBASE_AUTH_EMULATOR_HOST}`;
const project = stackEnvironment.GCLOUD_PROJECT;
const toolkit = `${emulator}/identitytoolkit.googleapis.com`;

/** The second step for which a token stands, as the token names it. */
export interface SecondStep {
  identifier: string;
  provider: "totp";
}

export interface Tokens {
  idToken: string;
  refreshToken: string;
}

/** A request that is passed on as it came. */
export interface Passing {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Passes a request on to the emulator. */
export function pass({ method, path, headers, body }: Passing): Promise<Response> {
  const hasBody = method !== "GET" && method !== "HEAD" && body.length > 0;
  return fetch(`${emulator}${path}`, {
    method,
    headers,
    redirect: "manual",
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

/** The emulator's own account behind an ID token, refused as the emulator refuses. */
export async function accountOf(idToken: unknown): Promise<{ uid: UserId; isVerified: boolean }> {
  const { users } = await post(`${toolkit}/v1/accounts:lookup?key=any`, { idToken });
  const user = asRecord(Array.isArray(users) ? users[0] : null);
  return { uid: aUserId(String(user["localId"])), isVerified: user["emailVerified"] === true };
}

/**
 * Tokens of a sign-in with a second step. The emulator's refresh tokens are unsigned JSON that
 * names the step, so the emulator itself then issues and refreshes the tokens.
 */
export async function issueTokens(
  localId: string,
  provider: string,
  secondFactor: SecondStep | null,
): Promise<Tokens> {
  const record = {
    _AuthEmulatorRefreshToken: "DO NOT MODIFY",
    localId,
    provider,
    extraClaims: {},
    projectId: project,
    ...(secondFactor !== null && { secondFactor }),
  };
  const answer = await post(`${emulator}/securetoken.googleapis.com/v1/token?key=any`, {
    grantType: "refresh_token",
    refreshToken: encode(record),
  });
  return { idToken: String(answer["id_token"]), refreshToken: String(answer["refresh_token"]) };
}

/** The provider of the first step, which the new tokens have to name as well. */
export function firstStepOf(idToken: string): string {
  const payload = parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url"));
  return String(asRecord(payload["firebase"])["sign_in_provider"]);
}

/** The state between the two steps, in the emulator's form. */
export function pendingCredential(localId: string, signInProvider: string, issuedMs: number) {
  const kind = { _AuthEmulatorMfaPendingCredential: "DO NOT MODIFY" };
  return encode({ ...kind, localId, signInProvider, projectId: project, issuedMs });
}

export function readPendingCredential(text: unknown): Json {
  const record = typeof text === "string" ? parse(Buffer.from(text, "base64")) : {};
  if (typeof record["localId"] !== "string") {
    throw new ServiceError("INVALID_MFA_PENDING_CREDENTIAL");
  }
  return record;
}

export function asRecord(value: unknown): Json {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function parse(bytes: Buffer): Json {
  try {
    return asRecord(JSON.parse(bytes.toString("utf8")));
  } catch {
    return {};
  }
}

function encode(record: Json): string {
  return Buffer.from(JSON.stringify(record)).toString("base64");
}

async function post(url: string, body: Json): Promise<Json> {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = asRecord(await response.json());
  if (!response.ok) throw new ServiceError(String(asRecord(answer["error"])["message"]));
  return answer;
}
