import { createHmac, randomBytes } from "node:crypto";
import type { MailContent } from "@crewline/domain/records/mail/mail-content";
import { env } from "../platform/env.ts";

/**
 * What is stored instead of an invitation's token: a reader of the database, a kept answer or a
 * message of the outbox cannot make the token from it without the server's secret.
 */
export function newTokenSeed(): string {
  return randomBytes(32).toString("base64url");
}

/** The token of a seed; the same one whenever it is asked for again. */
export function tokenOfSeed(seed: string, pinSecret = env().pinSecret): string {
  if (pinSecret === null) throw new Error("PIN_SECRET is missing.");
  return createHmac("sha256", pinSecret).update(`invitation:${seed}`).digest("base64url");
}

/**
 * What only the mailed link of an invitation carries. The inviter sees the token, never this, so
 * that it proves whose mailbox the invitation was opened from.
 */
export function proofOfSeed(seed: string, pinSecret = env().pinSecret): string {
  return tokenOfSeed(`proof:${seed}`, pinSecret);
}

/** The content as its reader gets it: an invitation with the token that opens it. */
export function withToken(content: MailContent, pinSecret?: string | null): MailContent {
  if (content.kind !== "invitation" || content.tokenSeed === null) return content;
  const { tokenSeed } = content;
  const token = tokenOfSeed(tokenSeed, pinSecret);
  return { ...content, token, proof: proofOfSeed(tokenSeed, pinSecret) };
}
