import type { Firestore } from "firebase-admin/firestore";
import { firebaseApp } from "../platform/firebase-app.ts";

let opening: Promise<Firestore> | undefined;

/**
 * The database, opened at the first call: requests that are refused early never load it. REST
 * answers the first read of a cold start sooner than gRPC does.
 */
export function firestore(): Promise<Firestore> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Firestore> {
  const { initializeFirestore } = await import("firebase-admin/firestore");
  return initializeFirestore(await firebaseApp(), { preferRest: true });
}
