import { z } from "zod/mini";

/** The topics that a person may switch off. */
export const mailTopicSchema = z.enum([
  "schedule",
  "shiftChanges",
  "invitationAccepted",
  "clockOutReminder",
  "timeOffRequested",
  "timeOffDecided",
  "timeRequested",
  "timeAnswered",
  "alerts",
  "report",
]);
export type MailTopic = z.infer<typeof mailTopicSchema>;
