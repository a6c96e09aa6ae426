import type { IdToken } from "./identity-service.ts";

/**
 * Reads a stored ID token, however old it is; null for anything else. A device that was offline for
 * longer than a token is valid uses it to show the copy that it holds. It gives no access: every
 * server refuses the old token.
 */
export function idTokenOf(token: unknown, refreshToken: string): IdToken | null {
  const claims = typeof token === "string" ? payloadOf(token) : null;
  if (typeof token !== "string" || claims === null) return null;
  const { iat, firebase } = claims;
  if (typeof iat !== "number") return null;
  const provider = record(firebase)["sign_in_provider"];
  return {
    token,
    refreshToken,
    issuedAtMs: iat * 1000,
    signInProvider: typeof provider === "string" ? provider : null,
    claims,
  };
}

function payloadOf(token: string): Record<string, unknown> | null {
  try {
    const text = atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return record(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
