import { multiFactor, updatePassword } from "firebase/auth";
import { isSecondFactorAsked } from "../firebase/auth-error-code.ts";
import { firebaseAuth } from "../firebase/firebase-auth.ts";
import { currentSession } from "../tab/current-session.ts";
import type { WaysToProve } from "./prove-again.ts";
import { proveByPassword, waysToProve } from "./prove-again.ts";
import type { SecondFactor } from "../second-factor/second-factor.ts";
import { secondFactorOf } from "../second-factor/second-factor.ts";
import { signedInUser } from "../firebase/signed-in-user.ts";
import { stepUp } from "./step-up.ts";

/** The protection of the signed-in person's account, as the identity service has it now. */
export interface AccountSecurity extends WaysToProve {
  email: string;
  isEmailVerified: boolean;
  factors: readonly SecondFactor[];
}

export async function readAccountSecurity(): Promise<AccountSecurity> {
  await firebaseAuth.authStateReady();
  const user = signedInUser();
  const { enrolledFactors } = await reloaded();
  const { claims } = await user.getIdTokenResult();
  if (user.emailVerified && claims["email_verified"] !== true) await currentSession.refreshClaims();
  return {
    ...waysToProve(),
    email: user.email ?? "",
    isEmailVerified: user.emailVerified,
    factors: enrolledFactors.map(secondFactorOf),
  };
}

/**
 * Changes the password, which ends every sign-in with the old one; this one is renewed at once,
 * with the second factor where there is one.
 */
export async function changePassword(password: string): Promise<void> {
  await updatePassword(signedInUser(), password);
  try {
    await proveByPassword(password);
  } catch (error) {
    if (!isSecondFactorAsked(error)) throw error;
    await stepUp(error);
  }
  await currentSession.refreshClaims();
}

/** The SDK learns about factors only from a reload that happens after it was asked for them. */
async function reloaded() {
  const factors = multiFactor(signedInUser());
  await signedInUser().reload();
  return factors;
}
