import type { MultiFactorInfo } from "firebase/auth";

export type SecondFactorKind = "app" | "phone";

/** The proof that a login has after the password. */
export interface SecondFactor {
  id: string;
  kind: SecondFactorKind;
  name: string;
  /** The time at which it was set up; null when the identity service does not say. */
  since: string | null;
  /** Of a phone, as far as the identity service shows it: before a sign-in only the last digits. */
  phoneNumber: string | null;
}

export const secondFactorKinds: Readonly<Record<SecondFactorKind, string>> = {
  app: "Authenticator app",
  phone: "Text message",
};

/** A factor as the identity service lists it, in our own words. */
export function secondFactorOf(info: MultiFactorInfo): SecondFactor {
  const kind = info.factorId === "phone" ? "phone" : "app";
  const enrolledMs = Date.parse(info.enrollmentTime);
  return {
    id: info.uid,
    kind,
    name: info.displayName || secondFactorKinds[kind],
    since: Number.isNaN(enrolledMs) ? null : new Date(enrolledMs).toISOString(),
    phoneNumber: "phoneNumber" in info ? String(info.phoneNumber) : null,
  };
}

/** The name of the factor at sign-in: "app Pixel" or "phone ending in 0123". */
export function factorWords({ kind, name, phoneNumber }: SecondFactor): string {
  if (kind === "phone") return phoneEnding(phoneNumber ?? "");
  return name === secondFactorKinds.app ? "authenticator app" : `app “${name}”`;
}

/** "phone ending in 0123", whether the identity service hides the other digits or not. */
export function phoneEnding(phoneNumber: string): string {
  return `phone ending in ${phoneNumber.slice(-4)}`;
}
