import type { Mail } from "../../records/mail/mail.ts";

/**
 * Returns the message without the secret meant for its reader, because an old outbox must not grant
 * access.
 */
export function withoutSecret(mail: Mail): Mail {
  const { content } = mail;
  if (content.kind !== "invitation") return mail;
  return { ...mail, content: { ...content, token: null, tokenSeed: null, proof: null } };
}
