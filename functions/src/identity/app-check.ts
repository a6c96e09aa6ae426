import type { IncomingHttpHeaders } from "node:http";
import { getAppCheck } from "firebase-admin/app-check";
import { env } from "../platform/env.ts";
import { firebaseApp } from "../platform/firebase-app.ts";
import { log } from "../platform/log.ts";
import { authErrorCode } from "./auth-error.ts";

const form = /^[\w-]{1,4096}\.[\w-]{1,4096}\.[\w-]{1,1024}$/;

/** Codes about the token; any other failure is the backend's. */
const refusals: ReadonlySet<string> = new Set([
  "app-check/invalid-argument",
  "app-check/app-check-token-expired",
  "app-check/invalid-app-check-token",
]);

/**
 * True if App Check proves that the request comes from our own app, and always where that is not
 * required, as in the emulators, which have no App Check. It slows programs that imitate browsers;
 * it grants no access by itself.
 */
export async function provesApp(headers: IncomingHttpHeaders): Promise<boolean> {
  if (!env().requiresAppCheck) return true;
  const token = headers["x-firebase-appcheck"];
  if (typeof token !== "string" || !form.test(token)) return false;
  const app = await firebaseApp();
  try {
    await getAppCheck(app).verifyToken(token);
    return true;
  } catch (error) {
    const code = authErrorCode(error);
    if (code === null || !refusals.has(code)) throw error;
    log.warn("app check refused", { code });
    return false;
  }
}
