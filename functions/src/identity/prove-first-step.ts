import { userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { FirstStep } from "@crewline/domain/records/sign-ins/recovery-codes";
import { z } from "zod/mini";
import { env } from "../platform/env.ts";
import type { Account } from "./account.ts";
import { findUser } from "./users.ts";

/** The identity service's answer to a first step. */
export type FirstStepProof =
  | { outcome: "proven"; account: Account; asksForSecond: boolean }
  | { outcome: "refused" }
  /** The service itself accepts no more attempts for this account for now. */
  | { outcome: "tooMany" };

const LONGEST_MILLIS = 10_000;

const proofSchema = z.object({
  localId: userIdSchema,
  idToken: z.optional(z.string().check(z.minLength(1))),
  /** Present while a second factor is required; then there are no tokens. */
  mfaPendingCredential: z.optional(z.string().check(z.minLength(1))),
});
const failureSchema = z.object({ error: z.object({ message: z.string() }) });

/** Codes about the person's proof or account; any other failure is the backend's. */
const refusals: readonly string[] = [
  "EMAIL_NOT_FOUND",
  "FEDERATED_USER_ID_ALREADY_LINKED",
  "INVALID_EMAIL",
  "INVALID_IDP_RESPONSE",
  "INVALID_LOGIN_CREDENTIALS",
  "INVALID_PASSWORD",
  "MISSING_PASSWORD",
  "USER_DISABLED",
  "USER_NOT_FOUND",
];

/**
 * Asks the identity service itself whether a password, or Google's token, opens an account; the
 * client's own statement about its first step is not trusted. `appCheck` is the client's own token,
 * which the service requires where App Check is enforced for it.
 */
export async function proveFirstStep(
  firstStep: FirstStep,
  appCheck: string | null,
): Promise<FirstStepProof> {
  const { method, body } = callOf(firstStep);
  const response = await ask(method, body, appCheck);
  if (!response.ok) return { outcome: failureOf(await response.json()) };
  const { localId, idToken, mfaPendingCredential } = proofSchema.parse(await response.json());
  const isProven = idToken !== undefined || mfaPendingCredential !== undefined;
  const account = isProven ? await findUser(localId) : null;
  if (account === null || account.isDisabled) return { outcome: "refused" };
  return { outcome: "proven", account, asksForSecond: mfaPendingCredential !== undefined };
}

function callOf(firstStep: FirstStep): { method: string; body: object } {
  if (firstStep.kind === "password") {
    const { email, password } = firstStep;
    return { method: "signInWithPassword", body: { email, password, returnSecureToken: true } };
  }
  const postBody = String(
    new URLSearchParams({ id_token: firstStep.idToken, providerId: "google.com" }),
  );
  // The call must not create a missing account.
  const body = { postBody, requestUri: appOrigin(), returnSecureToken: true, autoCreate: false };
  return { method: "signInWithIdp", body };
}

function ask(method: string, body: object, appCheck: string | null): Promise<Response> {
  const { identityToolkitUrl, webApiKey } = env();
  if (webApiKey === null) throw new Error("WEB_API_KEY is missing.");
  return fetch(`${identityToolkitUrl}/v1/accounts:${method}?key=${webApiKey}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      // A key of the web app may be restricted to the addresses of its pages.
      Referer: `${appOrigin()}/`,
      ...(appCheck !== null && { "X-Firebase-AppCheck": appCheck }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LONGEST_MILLIS),
  });
}

/** Throws for faults of ours or of the service, such as a key that it does not accept. */
function failureOf(answer: unknown): "refused" | "tooMany" {
  const failure = failureSchema.safeParse(answer);
  const message = failure.success ? failure.data.error.message : "an answer of another form";
  const [code = ""] = message.split(" ");
  if (code === "TOO_MANY_ATTEMPTS_TRY_LATER") return "tooMany";
  if (refusals.includes(code)) return "refused";
  throw new Error(`The identity service did not check a first step: ${message.slice(0, 200)}`);
}

function appOrigin(): string {
  return env().appOrigins[0] ?? "";
}
