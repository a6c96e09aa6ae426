/** What one ID token says; `claims` is unchecked input. */
export interface TokenFacts {
  token: string;
  refreshToken: string;
  issuedAtMs: number;
  signInProvider: string | null;
  claims: Readonly<Record<string, unknown>>;
}

/** A user of the identity service, reduced to what the session needs. */
export interface AuthUser {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  readToken(isForced: boolean): Promise<TokenFacts>;
  /** What the last token said, even when it is over and no new one can be had. */
  lastFacts(): TokenFacts | null;
}

/** The identity service, reduced to what the session needs. */
export interface AuthPort {
  onTokenChange(listener: (user: AuthUser | null) => void): void;
  signOut(): Promise<void>;
  /** Whether the account of a sign-in of before was deleted. */
  isAccountGone(refreshToken: string): Promise<boolean>;
}
