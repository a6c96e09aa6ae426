import type { App } from "firebase-admin/app";
import { env } from "./env.ts";

/**
 * The account that tasks run as at the emulators; without it the SDK looks for one in the cloud.
 */
const serviceAccountId = "local@demo-crewline.iam.gserviceaccount.com";

let opening: Promise<App> | undefined;

/**
 * The Firebase app of this process, opened at the first call: the SDK is the largest part of a cold
 * start, and a request that is refused early never needs it.
 */
export function firebaseApp(): Promise<App> {
  opening ??= open();
  return opening;
}

async function open(): Promise<App> {
  const { getApps, initializeApp } = await import("firebase-admin/app");
  const { projectId, isEmulator } = env();
  return getApps()[0] ?? initializeApp({ projectId, ...(isEmulator && { serviceAccountId }) });
}
