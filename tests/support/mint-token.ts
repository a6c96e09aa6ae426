import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";

/** A key under which the stand-in for Google signs; the id travels in the token's header. */
export interface SigningKey {
  id: string;
  privateKey: KeyObject;
  publicPem: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export function aSigningKey(id: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    id,
    privateKey,
    publicPem: publicKey.export({ type: "spki", format: "pem" }).toString(),
  };
}

/** A token as Google signs it; `header` replaces what the header says, not how it is signed. */
export function signedToken(payload: Fields, key: SigningKey, header: Fields = {}): string {
  const input = signingInput({ alg: "RS256", typ: "JWT", kid: key.id, ...header }, payload);
  return `${input}.${sign("RSA-SHA256", Buffer.from(input), key.privateKey).toString("base64url")}`;
}

/** A known forgery: the public key as the secret of an HMAC. */
export function tokenOfPublicKey(payload: Fields, key: SigningKey): string {
  const input = signingInput({ alg: "HS256", typ: "JWT", kid: key.id }, payload);
  return `${input}.${createHmac("sha256", key.publicPem).update(input).digest("base64url")}`;
}

export function unsignedToken(payload: Fields, header: Fields = {}): string {
  return `${signingInput({ alg: "none", typ: "JWT", ...header }, payload)}.`;
}

function signingInput(header: Fields, payload: Fields): string {
  return `${encode(header)}.${encode(payload)}`;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
