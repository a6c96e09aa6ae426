import type { FieldValue, Firestore } from "firebase-admin/firestore";
import { env } from "../../platform/env.ts";
import { firebaseApp } from "../../platform/firebase-app.ts";

let opening: Promise<Firestore> | undefined;

/**
 * The database, opened at the first call: requests that are refused early never load it. REST
 * answers the first read of a cold start sooner than gRPC does; the emulator requires credentials
 * for it, which it ignores.
 */
export function firestore(): Promise<Firestore> {
  opening ??= open();
  return opening;
}

/** For the field of a merge: a number that only grows, whatever is written at the same time. */
export async function atLeast(value: number): Promise<FieldValue> {
  const { FieldValue } = await import("firebase-admin/firestore");
  return FieldValue.maximum(value);
}

/** For the field of a merge: the stored number plus this one. */
export async function moreBy(count: number): Promise<FieldValue> {
  const { FieldValue } = await import("firebase-admin/firestore");
  return FieldValue.increment(count);
}

/** For a field of a merge: it goes, as it would not by being left out. */
export async function noField(): Promise<FieldValue> {
  const { FieldValue } = await import("firebase-admin/firestore");
  return FieldValue.delete();
}

async function open(): Promise<Firestore> {
  const { initializeFirestore } = await import("firebase-admin/firestore");
  return initializeFirestore(await firebaseApp(), { preferRest: !env().isEmulator });
}
