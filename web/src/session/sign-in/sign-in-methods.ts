import {
  GoogleAuthProvider,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  isSignInWithEmailLink,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  updateProfile,
} from "firebase/auth";
import { deviceStore } from "../../device/browser-store.ts";
import { sessionErrorCodes } from "@crewline/domain/records/sign-ins/session-error";
import { isOfAnotherAccount, isSecondFactorAsked } from "../firebase/auth-error-code.ts";
import { currentSession } from "../tab/current-session.ts";
import { firebaseAuth } from "../firebase/firebase-auth.ts";
import { sendVerification } from "./verify-email.ts";

/** The key under which the browser keeps the address that a sign-in link was sent to. */
const LINK_EMAIL_KEY = "crewline.linkEmail";

export async function signInWithPassword(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(firebaseAuth, email, password);
}

interface NewAccount {
  name: string;
  email: string;
  password: string;
}

/** The mail that confirms the address may fail; the app offers it again. */
export async function signUp({ name, email, password }: NewAccount): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(firebaseAuth, email, password);
  void sendVerification("/", user).catch(() => undefined);
  await updateProfile(user, { displayName: name });
}

export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(firebaseAuth, email, { url: `${location.origin}/login` });
}

/** Opens the identity service's popup (500x600); call it in the click handler itself. */
export async function signInWithGoogle(): Promise<void> {
  try {
    await signInWithPopup(firebaseAuth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  } catch (error) {
    // The identity service links accounts, so our server receives no account that it did not link.
    if (isOfAnotherAccount(error)) {
      currentSession.report(sessionErrorCodes.AccountNotLinkedError, "google.com");
    }
    throw error;
  }
}

/** Sends a link that comes back to `returnUrl`, an absolute address of this app. */
export async function sendSignInLink(email: string, returnUrl: string): Promise<void> {
  await sendSignInLinkToEmail(firebaseAuth, email, { url: returnUrl, handleCodeInApp: true });
  deviceStore.write(LINK_EMAIL_KEY, email);
}

export function isSignInLink(url: string): boolean {
  return isSignInWithEmailLink(firebaseAuth, url);
}

/** The address that this browser asked a link for; null on another device. */
export function rememberedLinkEmail(): string | null {
  const email = deviceStore.read(LINK_EMAIL_KEY);
  return email === "" ? null : email;
}

export async function completeSignInLink(email: string, url: string): Promise<void> {
  try {
    await signInWithEmailLink(firebaseAuth, email, url);
  } catch (error) {
    // The link has done its part then, and works once only.
    if (isSecondFactorAsked(error)) deviceStore.remove(LINK_EMAIL_KEY);
    throw error;
  }
  deviceStore.remove(LINK_EMAIL_KEY);
}
