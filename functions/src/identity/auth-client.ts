import type { Auth } from "firebase-admin/auth";
import { firebaseApp } from "../platform/firebase-app.ts";

let opening: Promise<Auth> | undefined;

/** The Admin SDK's Auth client, loaded at the first call. */
export function authClient(): Promise<Auth> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Auth> {
  const [app, { getAuth }] = await Promise.all([firebaseApp(), import("firebase-admin/auth")]);
  return getAuth(app);
}
