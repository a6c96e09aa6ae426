import type { FirebaseOptions } from "firebase/app";

/** The project's settings in the build; see web/.env.emulator for the names. */
export interface WebConfig {
  firebase: FirebaseOptions;
  /** `host:port` of the Auth emulator, or null outside the local stack. */
  authEmulator: string | null;
  /** The product company's own e-mail domain; decides only what the menu offers. */
  staffDomain: string;
  /** Address of the logo in cloud storage; null uses the logo that is built in. */
  logoUrl: string | null;
  /** Key of the site for App Check; null leaves it out. */
  appCheckSiteKey: string | null;
  /** Address of the operator's consent script; null asks in a bar of our own. */
  consentScriptUrl: string | null;
  /**
   * Text messages as a second factor; they need reCAPTCHA in the content policy, and cost money.
   */
  offersSms: boolean;
}

type Variables = Readonly<Record<string, unknown>>;

export function readWebConfig(variables: Variables): WebConfig {
  return {
    firebase: {
      apiKey: required(variables, "VITE_FIREBASE_API_KEY"),
      authDomain: required(variables, "VITE_FIREBASE_AUTH_DOMAIN"),
      projectId: required(variables, "VITE_FIREBASE_PROJECT_ID"),
      storageBucket: required(variables, "VITE_FIREBASE_STORAGE_BUCKET"),
      messagingSenderId: required(variables, "VITE_FIREBASE_MESSAGING_SENDER_ID"),
      appId: required(variables, "VITE_FIREBASE_APP_ID"),
      ...measurement(variables),
    },
    authEmulator: optional(variables, "VITE_AUTH_EMULATOR"),
    staffDomain: optional(variables, "VITE_STAFF_DOMAIN") ?? "",
    logoUrl: optional(variables, "VITE_LOGO_URL"),
    appCheckSiteKey: optional(variables, "VITE_APP_CHECK_SITE_KEY"),
    consentScriptUrl: optional(variables, "VITE_CONSENT_SCRIPT_URL"),
    offersSms: optional(variables, "VITE_SMS_SECOND_FACTOR") === "on",
  };
}

function measurement(variables: Variables): { measurementId?: string } {
  const measurementId = optional(variables, "VITE_FIREBASE_MEASUREMENT_ID");
  return measurementId === null ? {} : { measurementId };
}

function required(variables: Variables, name: string): string {
  const value = optional(variables, name);
  if (value === null) throw new Error(`The build lacks ${name}; see web/.env.emulator.`);
  return value;
}

function optional(variables: Variables, name: string): string | null {
  const value = variables[name];
  return typeof value === "string" && value !== "" ? value : null;
}

export const webConfig = readWebConfig(import.meta.env);
