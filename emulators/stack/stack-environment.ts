import { host, ports } from "../ports.ts";

export const appUrl = `http://${host}:${ports.hosting}`;

/** What a program beside the stack needs so that the Firebase libraries talk to the emulators. */
export const stackEnvironment = {
  GCLOUD_PROJECT: "demo-crewline",
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  /** The Hosting emulator first, then the development server with hot reload. */
  APP_ORIGIN: [ports.hosting, ports.devServer]
    .flatMap((port) => [`http://${host}:${port}`, `http://localhost:${port}`])
    .join(),
  /** The libraries would ask the network whether this machine runs in Google's cloud. */
  METADATA_SERVER_DETECTION: "none",
} as const;
