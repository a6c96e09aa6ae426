import { host, ports } from "../ports.ts";

export const appUrl = `http://${host}:${ports.hosting}`;

/**
 * The API past Hosting, for calls whose way does not matter: through the Hosting emulator each
 * takes three times the CPU.
 */
export const directApi = `http://${host}:${ports.functions}/demo-crewline/us-central1/trpc/api/trpc`;

/** The environment with which the Firebase libraries of another program use the emulators. */
export const stackEnvironment = {
  GCLOUD_PROJECT: "demo-crewline",
  FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
  /** The Hosting emulator first, then the development server with hot reload. */
  APP_ORIGIN: [ports.hosting, ports.devServer]
    .flatMap((port) => [`http://${host}:${port}`, `http://localhost:${port}`])
    .join(),
  /** Without it the libraries ask the network whether this machine runs in Google's cloud. */
  METADATA_SERVER_DETECTION: "none",
} as const;
