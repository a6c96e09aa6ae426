import { getAuth } from "firebase-admin/auth";
import type { Auth } from "firebase-admin/auth";
import { firebaseApp } from "../platform/firebase-app.ts";

let opening: Promise<Auth> | undefined;

/** The Admin SDK's Auth client, created at the first call. */
export function authClient(): Promise<Auth> {
  opening ??= firebaseApp().then(getAuth);
  return opening;
}
