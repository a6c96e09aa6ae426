import type { App } from "firebase-admin/app";
import { env } from "./env.ts";

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
  return getApps()[0] ?? initializeApp({ projectId: env().projectId });
}
