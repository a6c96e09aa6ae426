import { isOfDomain } from "@crewline/domain/kernel/access/product-staff";
import { HttpsError } from "firebase-functions/https";
import { env } from "../platform/env.ts";

/** The part of a blocking function's event that identifies the person signing in. */
export interface SigningIn {
  data?: { email?: string | undefined; emailVerified?: boolean | undefined } | undefined;
}

/**
 * Refuses sign-ups and sign-ins that claim an address of the product company without having
 * proven it. The rights of staff need a proven address anyway: this keeps others from taking the
 * addresses of colleagues. Staff begin with a sign-in by e-mail link or Google, which prove it.
 */
export function refuseUnprovenStaff({ data }: SigningIn): void {
  if (data?.emailVerified === true || !isOfDomain(data?.email ?? null, env().staffDomain)) return;
  throw new HttpsError("permission-denied", "Sign in by e-mail link first, to prove the address.");
}
