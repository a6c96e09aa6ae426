/** The state of this machine and of the project; gathered by the deploy command. */
export interface DeployFindings {
  projectId: string;
  /** Variables of the web build, from web/.env.production and web/.env.production.local. */
  web: Readonly<Record<string, string>>;
  /** Variables of the functions, from functions/.env and functions/.env.<project>. */
  functions: Readonly<Record<string, string>>;
  isSignedIn: boolean;
  hasSessionSecret: boolean;
  hasPinSecret: boolean;
  hasMailSecret: boolean;
  hasPushSecret: boolean;
  hasStripeSecret: boolean;
  hasWebhookSecret: boolean;
}

const webVariables = [
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_AUTH_DOMAIN",
  "VITE_FIREBASE_PROJECT_ID",
  "VITE_FIREBASE_STORAGE_BUCKET",
  "VITE_FIREBASE_MESSAGING_SENDER_ID",
  "VITE_FIREBASE_APP_ID",
];
const functionsVariables = ["APP_ORIGIN", "STAFF_DOMAIN", "IDENTITY_PLATFORM", "WEB_API_KEY"];

/**
 * Returns one sentence for each thing that a deploy to a real project lacks; empty if it may start.
 */
export function missingForDeploy(found: DeployFindings): string[] {
  const { projectId, web, functions } = found;
  if (projectId === "") return ["Name the project: npm run deploy -- --project ID."];
  if (projectId.startsWith("demo-")) {
    return [`${projectId} exists only in the emulators. Name a real project with --project.`];
  }
  const lacking = [
    ...webVariables
      .filter((name) => !web[name])
      .map((name) => `${name} is missing. Put it into web/.env.production.local.`),
    ...functionsVariables
      .filter((name) => !functions[name])
      .map((name) => `${name} is missing. Put it into functions/.env.${projectId}.`),
  ];
  if (web["VITE_FIREBASE_PROJECT_ID"] && web["VITE_FIREBASE_PROJECT_ID"] !== projectId) {
    lacking.push(
      `VITE_FIREBASE_PROJECT_ID is ${web["VITE_FIREBASE_PROJECT_ID"]}, not ${projectId}. The app would talk to another project.`,
    );
  }
  if (functions["APP_CHECK"] && !web["VITE_APP_CHECK_SITE_KEY"]) {
    lacking.push(
      "APP_CHECK is set, but VITE_APP_CHECK_SITE_KEY is not: the app could not prove itself to its own server.",
    );
  }
  return [...lacking, ...missingSecrets(found)];
}

function missingSecrets(found: DeployFindings): string[] {
  if (!found.isSignedIn) return ["Nobody is signed in. Run: npx firebase login."];
  const missing = (name: string, what: string) =>
    `The secret ${name} is missing${what}. Run: npx firebase functions:secrets:set ${name} --project ${found.projectId}.`;
  return [
    ...(found.hasSessionSecret ? [] : [missing("SESSION_SECRET", "")]),
    ...(found.hasPinSecret ? [] : [missing("PIN_SECRET", "")]),
    ...(found.hasMailSecret ? [] : [missing("SMTP_URL", "; its value may be none")]),
    ...(found.hasPushSecret ? [] : [missing("PUSH_PRIVATE_KEY", "; its value may be none")]),
    ...(found.hasStripeSecret ? [] : [missing("STRIPE_SECRET_KEY", "; its value may be none")]),
    ...(found.hasWebhookSecret
      ? []
      : [missing("STRIPE_WEBHOOK_SECRET", "; its value may be none")]),
  ];
}

/** Reads `NAME=value` lines; comments, blank lines and quotes around values are allowed. */
export function parseVariables(text: string): Record<string, string> {
  const pairs = text
    .split(/\r?\n/u)
    .map((line) => /^\s*(?<name>[A-Z][A-Z0-9_]*)\s*=\s*(?<value>.*?)\s*$/u.exec(line)?.groups)
    .filter((groups) => groups !== undefined)
    .map(({ name = "", value = "" }) => [name, value.replace(/^(["'])(.*)\1$/u, "$2")]);
  return Object.fromEntries(pairs) as Record<string, string>;
}
