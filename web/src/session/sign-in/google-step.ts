import type { FirstStep } from "@crewline/domain/records/sign-ins/recovery-codes";

/**
 * Google's own token in the error of a sign-in that asks for a second factor. The SDK keeps it with
 * the service's answer and has no reader for it. Null for other ways to sign in.
 */
export function googleStepOf(error: unknown): FirstStep | null {
  const answer = ownOf(ownOf(error, "customData"), "_serverResponse");
  const idToken = ownOf(answer, "oauthIdToken");
  const isGoogle = ownOf(answer, "providerId") === "google.com";
  return isGoogle && typeof idToken === "string" ? { kind: "google", idToken } : null;
}

function ownOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}
