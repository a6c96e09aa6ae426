import { issuedUserId } from "@crewline/domain/kernel/ids/login-ids";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signOut,
} from "firebase/auth";
import type { User } from "firebase/auth";
import { authErrorCode } from "./auth-error-code.ts";
import { firebaseApp } from "./firebase-app.ts";
import type { IdentityService, Account, IdToken } from "./identity-service.ts";
import { isAccountGone } from "./is-account-gone.ts";
import { idTokenOf } from "./last-token.ts";
import { webConfig } from "./web-config.ts";

/** Without a popup resolver: its hidden frame and scripts load with the first popup. */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (webConfig.authEmulator !== null) {
  connectAuthEmulator(firebaseAuth, `http://${webConfig.authEmulator}`, { disableWarnings: true });
}

export const identityService: IdentityService = {
  onTokenChange: (listener) => {
    onIdTokenChanged(firebaseAuth, (user) => listener(user === null ? null : authUser(user)));
  },
  signOut: () => signOut(firebaseAuth),
  isAccountGone: (refreshToken) => isAccountGone(refreshToken),
};

function authUser(user: User): Account {
  return {
    uid: issuedUserId(user.uid),
    email: user.email,
    isEmailVerified: user.emailVerified,
    displayName: user.displayName,
    readToken: (isForced) => readToken(user, isForced),
    lastToken: () => lastToken(user),
  };
}

/** Refusals after which the SDK keeps a sign-in that can never have another token. */
const accountIsGone = ["user-not-found", "invalid-refresh-token"];

async function readToken(user: User, isForced: boolean): Promise<IdToken> {
  const result = await user.getIdTokenResult(isForced).catch(async (error: unknown) => {
    if (accountIsGone.includes(authErrorCode(error))) await signOut(firebaseAuth);
    throw error;
  });
  return {
    token: result.token,
    refreshToken: user.refreshToken,
    issuedAtMs: Date.parse(result.issuedAtTime),
    signInProvider: result.signInProvider,
    claims: result.claims,
  };
}

/** The SDK hands out no token that is over, but it keeps the last one with the user. */
function lastToken(user: User): IdToken | null {
  const stored: { stsTokenManager?: { accessToken?: unknown } } = user.toJSON();
  return idTokenOf(stored.stsTokenManager?.accessToken, user.refreshToken);
}
