import type { Mail } from "../../records/mail/mail.ts";

/** The message without what only its reader may know: an old outbox must open no doors. */
export function withoutSecret(mail: Mail): Mail {
  const { content } = mail;
  if (content.kind !== "invitation") return mail;
  return { ...mail, content: { ...content, token: null, tokenSeed: null, proof: null } };
}
