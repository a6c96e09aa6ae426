import { outcomeOfPush, isGone } from "@crewline/domain/rules/mail/push-outcome";
import { isPushEndpoint } from "@crewline/domain/rules/mail/push-endpoint";
import type { DeliveryOutcome } from "@crewline/domain/rules/mail/delivery";
import type { PushSubscriptionKeys } from "@crewline/domain/records/users/push-device";
import { env } from "./env.ts";

/** The keys that sign what is sent, and whom a push service writes to about it (RFC 8292). */
export interface PushSender {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** A device that is off is told within a day; later, the news is old. */
const KEPT_SECONDS = 86_400;
const DEADLINE_MILLIS = 30_000;

/** Null where push is not set up. */
export function pushSender(): PushSender | null {
  const { pushPublicKey, pushPrivateKey, staffMail, appOrigins } = env();
  if (pushPublicKey === null || pushPrivateKey === null) return null;
  const subject = staffMail === null ? (appOrigins[0] ?? "") : `mailto:${staffMail}`;
  return { publicKey: pushPublicKey, privateKey: pushPrivateKey, subject };
}

/**
 * Hands a text to the push service of a browser, encrypted for that browser (RFC 8291); `isGone`
 * if the browser has taken its address back. Follows no redirect and never throws for an answer.
 */
export async function push(
  { endpoint, p256dh, auth }: PushSubscriptionKeys,
  text: string,
  vapidDetails: PushSender,
): Promise<{ outcome: DeliveryOutcome; isGone: boolean }> {
  if (!isPushEndpoint(endpoint, env().pushLocalHost)) {
    const outcome = { kind: "refused", isFinal: true, problem: "notPushService" } as const;
    return { outcome, isGone: true };
  }
  const { generateRequestDetails } = (await import("web-push")).default;
  const subscription = { endpoint, keys: { p256dh, auth } };
  try {
    const options = { vapidDetails, TTL: KEPT_SECONDS, urgency: "high" } as const;
    const { method, headers, body } = generateRequestDetails(subscription, text, options);
    const response = await fetch(endpoint, {
      method,
      headers: namedHeaders(headers),
      body: new Uint8Array(body ?? []),
      redirect: "error",
      signal: AbortSignal.timeout(DEADLINE_MILLIS),
    });
    await response.body?.cancel();
    return { outcome: outcomeOfPush(response.status), isGone: isGone(response.status) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { outcome: { kind: "refused", isFinal: false, problem }, isGone: false };
  }
}

/** The length of the body is named by `fetch`. */
function namedHeaders(headers: Readonly<Record<string, string | number>>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name === "Content-Length" ? [] : [[name, String(value)]],
  );
}
