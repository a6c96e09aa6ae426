import { webConfig } from "./web-config.ts";

const service = "securetoken.googleapis.com/v1/token";

/** The answers of the identity service, and of its emulator, about a missing account. */
const gone = /^(USER_NOT_FOUND|INVALID_REFRESH_TOKEN)\b/;

/**
 * Asks the identity service whether the account of a refresh token was deleted. Its SDK forgets
 * such a sign-in like one that has ended, and does not say which of the two it was.
 */
export async function isAccountGone(refreshToken: string): Promise<boolean> {
  const { authEmulator, firebase } = webConfig;
  const base = authEmulator === null ? `https://${service}` : `http://${authEmulator}/${service}`;
  const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken });
  const key = new URLSearchParams({ key: firebase.apiKey ?? "" });
  const response = await fetch(`${base}?${key}`, { method: "POST", body });
  if (response.ok) return false;
  const answer: { error?: { message?: unknown } } = await response.json();
  return gone.test(String(answer.error?.message));
}
