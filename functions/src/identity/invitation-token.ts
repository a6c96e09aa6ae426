import { createHmac, randomBytes } from "node:crypto";
import type { MailContent } from "@crewline/domain/records/mail/mail-content";
import { env } from "../platform/env.ts";

/**
 * Stored instead of an invitation's token: a reader of the database, a kept answer or a message of
 * the outbox cannot derive the token from it without the server's secret.
 */
export function newTokenSeed(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the token of a seed, always the same one. */
export function tokenOfSeed(seed: string, pinSecret = env().pinSecret): string {
  if (pinSecret === null) throw new Error("PIN_SECRET is missing.");
  return createHmac("sha256", pinSecret).update(`invitation:${seed}`).digest("base64url");
}

/**
 * The code that only the mailed link of an invitation carries. The inviter sees the token, never
 * this, so it proves from whose mailbox the invitation was opened.
 */
export function proofOfSeed(seed: string, pinSecret = env().pinSecret): string {
  return tokenOfSeed(`proof:${seed}`, pinSecret);
}

/** The content for its reader: an invitation with the token that opens it. */
export function withToken(content: MailContent, pinSecret?: string | null): MailContent {
  if (content.kind !== "invitation" || content.tokenSeed === null) return content;
  const { tokenSeed } = content;
  const token = tokenOfSeed(tokenSeed, pinSecret);
  return { ...content, token, proof: proofOfSeed(tokenSeed, pinSecret) };
}
