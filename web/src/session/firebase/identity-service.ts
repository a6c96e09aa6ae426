/** The content of one ID token; `claims` is unchecked input. */
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
export interface IdToken {
  token: string;
  refreshToken: string;
  issuedAtMs: number;
  signInProvider: string | null;
  claims: Readonly<Record<string, unknown>>;
}

/** An account of the identity service, reduced to what the session needs. */
export interface Account {
  uid: UserId;
  email: string | null;
  isEmailVerified: boolean;
  displayName: string | null;
  readToken(isForced: boolean): Promise<IdToken>;
  /** The last token, even when it is over and no new one can be had. */
  lastToken(): IdToken | null;
}

/** The identity service, reduced to what the session needs. */
export interface IdentityService {
  onTokenChange(listener: (account: Account | null) => void): void;
  signOut(): Promise<void>;
  /** True if the account of an earlier sign-in was deleted. */
  isAccountGone(refreshToken: string): Promise<boolean>;
}
