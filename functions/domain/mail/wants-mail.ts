import { z } from "zod";
import type { MailKind } from "./mail-content.ts";

/** What a person may switch off. */
export const mailTopicSchema = z.enum(["schedule"]);
export type MailTopic = z.infer<typeof mailTopicSchema>;

/** Mail without a topic is about the login itself, or answers something that the person did. */
const topics: Readonly<Record<MailKind, MailTopic | null>> = {
  invitation: null,
  invitationAccepted: null,
  weekPublished: "schedule",
  accessChanged: null,
};

/** What a person said about mail; whoever said nothing gets all of it. */
export interface MailWishes {
  mutedMailTopics: readonly MailTopic[];
}

/** Whether a person with these wishes is sent mail of the kind. */
export function wantsMail(kind: MailKind, { mutedMailTopics }: MailWishes): boolean {
  const topic = topics[kind];
  return topic === null || !mutedMailTopics.includes(topic);
}
