import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { UserRecord } from "firebase-admin/auth";

/** The current state of a login in Firebase Auth. */
export interface Account {
  uid: UserId;
  email: string | null;
  isEmailVerified: boolean;
  displayName: string | null;
  isDisabled: boolean;
  /** Sign-ins before this second were revoked. */
  validAfterSeconds: number;
  /** Custom claims, unparsed. */
  claims: Readonly<Record<string, unknown>>;
  /** The number of second factors that are set up. */
  secondFactors: number;
  createdAt: string;
  lastSignInAt: string | null;
}

export function accountOf(record: UserRecord): Account {
  const { metadata } = record;
  return {
    uid: userIdSchema.parse(record.uid),
    email: record.email ?? null,
    isEmailVerified: record.emailVerified,
    displayName: record.displayName ?? null,
    isDisabled: record.disabled,
    validAfterSeconds: secondsOf(record.tokensValidAfterTime),
    claims: record.customClaims ?? {},
    secondFactors: record.multiFactor?.enrolledFactors.length ?? 0,
    createdAt: new Date(metadata.creationTime).toISOString(),
    lastSignInAt: metadata.lastSignInTime ? new Date(metadata.lastSignInTime).toISOString() : null,
  };
}

function secondsOf(time: string | undefined): number {
  return time === undefined ? 0 : Math.floor(Date.parse(time) / 1000);
}
