import { mailIdSchema, pushDeviceIdSchema } from "../../kernel/ids/record-ids.ts";
import { companyIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { languageSchema } from "../../kernel/formats/language-schema.ts";
import { FIRST_LANGUAGE } from "../../kernel/formats/language.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { mailContentSchema } from "./mail-content.ts";

export const mailStateSchema = z.enum(["queued", "sending", "sent", "failed"]);
export type MailState = z.infer<typeof mailStateSchema>;

/**
 * `mail/{id}`: a message of the outbox, to one person. `nextAttemptAt` is the earliest time to send
 * it: for a message that is being sent, the end of the sender's lease; null once it is sent or
 * given up. After `staleAt` the message is no longer useful.
 */
export const mailSchema = z.object({
  id: mailIdSchema,
  /** The address, or the id of the device of a notification. */
  to: z.string(),
  /** Set for a notification instead of a mail. */
  push: z._default(
    z.nullable(z.object({ uid: storedUserIdSchema, deviceId: pushDeviceIdSchema })),
    null,
  ),
  companyId: z.nullable(companyIdSchema),
  content: mailContentSchema,
  /** The reader's language; messages from before it was stored are in the first one. */
  language: z._default(languageSchema, FIRST_LANGUAGE),
  state: mailStateSchema,
  attempts: z.int().check(z.minimum(0)),
  nextAttemptAt: z.nullable(instantSchema),
  /** The reason why the last attempt failed, in the words of the mail server. */
  problem: z.nullable(z.string()),
  createdAt: instantSchema,
  staleAt: instantSchema,
  sentAt: z.nullable(instantSchema),
  /** The collection's TTL field. */
  deleteAt: instantSchema,
});
export type Mail = z.infer<typeof mailSchema>;
