import type { FirstStep } from "@crewline/domain/records/sign-ins/recovery-codes";
import { GoogleAuthProvider, signInWithCredential } from "firebase/auth";
import { firebaseAuth } from "../firebase/firebase-auth.ts";
import { signInWithPassword } from "./sign-in-methods.ts";

/** Signs in by a first step alone, once no second factor is required. */
export async function signInBy(firstStep: FirstStep): Promise<void> {
  if (firstStep.kind === "password") {
    await signInWithPassword(firstStep.email, firstStep.password);
  } else {
    await signInWithCredential(firebaseAuth, GoogleAuthProvider.credential(firstStep.idToken));
  }
}
