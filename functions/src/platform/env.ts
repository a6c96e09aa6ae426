import type { z } from "zod/mini";
import { environmentSchema } from "./environment-schema.ts";

type Source = Readonly<Record<string, string | undefined>>;

/** The Hosting emulator first, then the development server with hot reload. */
const localOrigins = [5000, 5173].flatMap((port) => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
]);

const emulatorDefaults: Source = {
  APP_ORIGIN: localOrigins.join(),
  STAFF_DOMAIN: "crewline.example",
  STAFF_MAIL: "staff@crewline.example",
  SESSION_SECRET: "local-emulators-only-this-secret-protects-nothing-at-all",
  PIN_SECRET: "local-emulators-only-this-secret-protects-no-pin-at-all",
  WEB_API_KEY: "demo-key",
  PUSH_PUBLIC_KEY:
    "BFUxoBqtW3-D9fFmMOTAuvS4tFH4lV1WidhNg-gcftkU9CW_7nZL7nV4Lxt0BhGBeId_QkUzAZo2yiK6ATjeO68",
  PUSH_PRIVATE_KEY: "BVUF_nwaiMJBczISRlJfi2C8hPYEOcv5MmxIpfZBEg8",
  PUSH_LOCAL_HOST: "127.0.0.1",
};

export interface Environment {
  projectId: string;
  /** The application's origins; the first is used if a request names none of them. */
  appOrigins: string[];
  staffDomain: string;
  /** The first signs, all verify. Empty if the function was not given the secret. */
  sessionSecrets: string[];
  /** The secret of the PIN hashes; null if the function was not given it. */
  pinSecret: string | null;
  /** The sender of the mail; null if the product company has not set mail up. */
  mailFrom: string | null;
  /**
   * The address at which product staff receive the problems that only they can fix; null without
   * such mail.
   */
  staffMail: string | null;
  /** The mail server with its password; null if the function was not given the secret. */
  smtpUrl: string | null;
  /** The key by which browsers recognise our notifications; null if push is not set up. */
  pushPublicKey: string | null;
  /** Signs what is sent to push services; null if the function was not given the secret. */
  pushPrivateKey: string | null;
  /** A host beside the push services that may be sent to: with the emulators alone, for tests. */
  pushLocalHost: string | null;
  /** The key of the payment provider; null where billing is not set up. */
  stripeSecretKey: string | null;
  /** Proves that a webhook comes from Stripe; null if the function was not given the secret. */
  stripeWebhookSecret: string | null;
  /** The origin of a stand-in for Stripe: with the emulators alone, for tests. */
  stripeLocalOrigin: string | null;
  /** The key with which the server asks the identity service whether a password is right. */
  webApiKey: string | null;
  /** The base URL of the identity service, without a slash at the end. */
  identityToolkitUrl: string;
  /** Runs against the local emulators: in the functions emulator or in a script beside it. */
  isEmulator: boolean;
  /** False only in the functions emulator, whose pages come over plain http. */
  usesSecureCookies: boolean;
  /** Requests must prove by App Check that they come from our own app. Never at the emulators. */
  requiresAppCheck: boolean;
}

/**
 * The environment, checked. Throws an Error that names each variable that is missing or wrong,
 * never its value. The emulators' defaults hold for `demo-` projects alone, so that no
 * deployed function can ever run with the published secret.
 */
export function readEnvironment(source: Source): Environment {
  const isEmulator = runsOnEmulators(source);
  const read = (name: string) => source[name] ?? (isEmulator ? emulatorDefaults[name] : undefined);
  const parsed = environmentSchema.safeParse({
    GCLOUD_PROJECT: projectOf(source),
    APP_ORIGIN: listOf(read("APP_ORIGIN")),
    STAFF_DOMAIN: read("STAFF_DOMAIN"),
    SESSION_SECRET: listOf(read("SESSION_SECRET")),
    PIN_SECRET: givenOrNull(read("PIN_SECRET")),
    SMTP_URL: givenOrNull(source["SMTP_URL"]),
    APP_CHECK: givenOrNull(source["APP_CHECK"]),
    WEB_API_KEY: givenOrNull(read("WEB_API_KEY")),
    STAFF_MAIL: givenOrNull(read("STAFF_MAIL")),
    PUSH_PUBLIC_KEY: givenOrNull(read("PUSH_PUBLIC_KEY")),
    PUSH_PRIVATE_KEY: givenOrNull(read("PUSH_PRIVATE_KEY")),
    STRIPE_SECRET_KEY: givenOrNull(source["STRIPE_SECRET_KEY"]),
    STRIPE_WEBHOOK_SECRET: givenOrNull(source["STRIPE_WEBHOOK_SECRET"]),
    MAIL_FROM: givenOrNull(source["MAIL_FROM"] ?? (isEmulator ? localSender(source) : undefined)),
  });
  if (!parsed.success) throw new Error(describe(parsed.error));
  return {
    projectId: parsed.data.GCLOUD_PROJECT,
    appOrigins: parsed.data.APP_ORIGIN,
    staffDomain: parsed.data.STAFF_DOMAIN,
    sessionSecrets: parsed.data.SESSION_SECRET,
    pinSecret: parsed.data.PIN_SECRET,
    mailFrom: parsed.data.MAIL_FROM,
    staffMail: parsed.data.STAFF_MAIL,
    smtpUrl: parsed.data.SMTP_URL,
    pushPublicKey: parsed.data.PUSH_PUBLIC_KEY,
    pushPrivateKey: parsed.data.PUSH_PRIVATE_KEY,
    pushLocalHost: isEmulator ? givenOrNull(read("PUSH_LOCAL_HOST")) : null,
    stripeSecretKey: parsed.data.STRIPE_SECRET_KEY,
    stripeWebhookSecret: parsed.data.STRIPE_WEBHOOK_SECRET,
    stripeLocalOrigin: isEmulator ? givenOrNull(source["STRIPE_LOCAL_ORIGIN"]) : null,
    webApiKey: parsed.data.WEB_API_KEY,
    identityToolkitUrl: identityToolkitUrl(isEmulator ? source : {}),
    isEmulator,
    usesSecureCookies: !runsInEmulator(source),
    requiresAppCheck: parsed.data.APP_CHECK !== null && !isEmulator,
  };
}

let current: Environment | undefined;

/** The environment of this process, read at the first call. */
export function env(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}

type SecretName =
  | "PIN_SECRET"
  | "PUSH_PRIVATE_KEY"
  | "SESSION_SECRET"
  | "SMTP_URL"
  | "STRIPE_SECRET_KEY"
  | "STRIPE_WEBHOOK_SECRET";

/** Secrets that a function is given at its deploy; the emulators have defaults and ask for none. */
export function boundSecrets(name: SecretName, source: Source = process.env): string[] {
  return runsInEmulator(source) ? [] : [name];
}

/**
 * True if the emulator loads the functions, where developer tools may exist. Only with a `demo-`
 * project: no variable alone makes a deployed function treat itself as local.
 */
export function runsInEmulator(source: Source = process.env): boolean {
  return source["FUNCTIONS_EMULATOR"] === "true" && isDemo(source);
}

/** True if the database is the emulator, which answers many times slower than the real one. */
export function usesFirestoreEmulator(source: Source = process.env): boolean {
  return (source["FIRESTORE_EMULATOR_HOST"] ?? "") !== "";
}

/**
 * Prevents a deployed function from starting if firebase-admin would accept unsigned tokens, or
 * write into another database, as it does whenever an emulator's variable is set. Called while the
 * functions load.
 */
export function refuseUnsafeBoot(source: Source = process.env): void {
  if (runsInEmulator(source)) return;
  const found = ["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"].find(
    (name) => source[name],
  );
  if (found === undefined) return;
  throw new Error(
    `${found} is set outside the functions emulator: forged tokens would be accepted, or data ` +
      "be written elsewhere. Remove the variable.",
  );
}

/**
 * Express, before our code, answers a body that it cannot read with a page that shows the stack
 * trace, unless this variable is set to production. Called while the functions load, which is
 * before that application is created.
 */
export function hideStackTraces(target: Record<string, string | undefined> = process.env): void {
  target["NODE_ENV"] ??= "production";
}

function runsOnEmulators(source: Source): boolean {
  const isScript = Boolean(source["FIRESTORE_EMULATOR_HOST"]) && !source["K_SERVICE"];
  return isDemo(source) && (source["FUNCTIONS_EMULATOR"] === "true" || isScript);
}

function isDemo(source: Source): boolean {
  return projectOf(source)?.startsWith("demo-") ?? false;
}

function projectOf(source: Source): string | undefined {
  return source["GCLOUD_PROJECT"] ?? source["GOOGLE_CLOUD_PROJECT"];
}

/** A secret cannot be empty, so "none" means that there is no server. */
function givenOrNull(text: string | undefined): string | null {
  const given = text?.trim() ?? "";
  return given === "" || given === "none" ? null : given;
}

function identityToolkitUrl({ FIREBASE_AUTH_EMULATOR_HOST: emulator }: Source): string {
  const host = "identitytoolkit.googleapis.com";
  return emulator === undefined ? `https://${host}` : `http://${emulator}/${host}`;
}

/** Locally mail leaves the machine only if a developer names a server. */
function localSender(source: Source): string | undefined {
  return source["SMTP_URL"] === undefined ? undefined : "Crewline <no-reply@crewline.example>";
}

function listOf(text: string | undefined): string[] {
  return (text ?? "").split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));
}

function describe(error: z.core.$ZodError): string {
  const lines = error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  return `The environment is not complete: ${lines.join("; ")}.`;
}
