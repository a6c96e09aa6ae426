import {
  EmailAuthProvider,
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
} from "firebase/auth";
import { signedInUser } from "../firebase/signed-in-user.ts";

export interface WaysToProve {
  hasPassword: boolean;
  hasGoogle: boolean;
}

/** By which first steps the signed-in person can prove again who it is. */
export function waysToProve(): WaysToProve {
  const providers = signedInUser().providerData.map(({ providerId }) => providerId);
  return {
    hasPassword: providers.includes("password"),
    hasGoogle: providers.includes("google.com"),
  };
}

/** Rejects like a sign-in does, also when a second factor is asked for. */
export async function proveByPassword(password: string): Promise<void> {
  const user = signedInUser();
  await reauthenticateWithCredential(
    user,
    EmailAuthProvider.credential(user.email ?? "", password),
  );
}

/** Opens a popup; call it in the click handler itself. */
export async function proveByGoogle(): Promise<void> {
  const provider = new GoogleAuthProvider();
  await reauthenticateWithPopup(signedInUser(), provider, browserPopupRedirectResolver);
}
