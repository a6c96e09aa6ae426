import { instantFromSeconds } from "@crewline/domain/kernel/time/instant";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Role } from "@crewline/domain/kernel/access/role";
import { readClaims } from "../../identity/claims.ts";
import type { StandingSession } from "../../identity/sign-in.ts";

/** The session as the client reads it, with the current role and e-mail address. */
export interface SessionAnswer {
  user: {
    guid: string;
    admin: boolean;
    email: string | null;
    name: string | null;
    role: Role | null;
  };
  expires: Instant;
}

export function sessionAnswer({ account, expiresAtSeconds }: StandingSession): SessionAnswer {
  const claims = readClaims(account.claims);
  return {
    user: {
      guid: account.uid,
      admin: claims?.admin ?? false,
      email: account.email,
      name: account.displayName,
      role: claims?.role ?? null,
    },
    expires: instantFromSeconds(expiresAtSeconds),
  };
}
