/** The data from which an authenticator app shows the same codes as the identity service. */
export interface AuthenticatorKey {
  key: string;
  digits: number;
  periodSeconds: number;
  algorithm: string;
}

/** The key in groups of four, as people type it from one screen into another. */
export function groupedKey(key: string): string {
  return key.match(/.{1,4}/g)?.join(" ") ?? "";
}

/**
 * The address in the QR code. The SDK's own would not encode issuer and account, so that an
 * ampersand or a colon in one of them would change what the app reads.
 */
export function otpauthUrl(authenticator: AuthenticatorKey, account: string, issuer: string) {
  const { key, digits, periodSeconds, algorithm } = authenticator;
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const fields = [
    ["secret", key],
    ["issuer", issuer],
    ["algorithm", algorithm],
    ["digits", String(digits)],
    ["period", String(periodSeconds)],
  ] as const;
  // Not URLSearchParams: apps show its plus signs instead of spaces.
  const query = fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `otpauth://totp/${label}?${query}`;
}
