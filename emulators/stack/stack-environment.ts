import { host, ports } from "../ports.ts";

export const appUrl = `http://${host}:${ports.hosting}`;

/** What a program beside the stack needs so that the Firebase libraries talk to the emulators. */
export const stackEnvironment = {
  GCLOUD_PROJECT: "demo-crewline",
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
} as const;
