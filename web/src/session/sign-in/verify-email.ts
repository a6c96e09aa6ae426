import { reload, sendEmailVerification } from "firebase/auth";
import type { User } from "firebase/auth";
import { firebaseAuth } from "../firebase/firebase-auth.ts";

/**
 * Sends the mail that confirms the address of a user, who may be the one just signed up; its link
 * leads back to `returnPath`.
 */
export async function sendVerification(
  returnPath = "/",
  user: User | null = firebaseAuth.currentUser,
): Promise<void> {
  if (user === null) return;
  await sendEmailVerification(user, { url: `${location.origin}${returnPath}` });
}

/** While the screen shows: looks again whenever the person comes back from the mail. */
export function refreshWhenShown(): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void refreshAccount().catch(() => undefined);
  };
  // The mail may be open in a window beside this one, which stays visible.
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}

/**
 * Looks the current user up again and gets a token that says so, when the address was confirmed
 * meanwhile, here or on another device.
 */
export async function refreshAccount(): Promise<void> {
  const user = firebaseAuth.currentUser;
  if (user === null) return;
  const wasVerified = user.emailVerified;
  await reload(user);
  if (user.emailVerified !== wasVerified) await user.getIdToken(true);
}
