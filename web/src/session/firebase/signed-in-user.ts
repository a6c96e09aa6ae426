import type { User } from "firebase/auth";
import { firebaseAuth } from "./firebase-auth.ts";

/** The user of the identity service; for screens that exist only while a login is signed in. */
export function signedInUser(): User {
  const user = firebaseAuth.currentUser;
  if (user === null) throw new Error("Nobody is signed in.");
  return user;
}
