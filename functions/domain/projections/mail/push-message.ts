import type { Language } from "../../kernel/formats/language.ts";
import type { MailContent } from "../../records/mail/mail-content.ts";
import { writeLetter } from "./write-letter.ts";

/** What a device is sent, encrypted for it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The screen that a tap opens; begins with a slash. */
  path: string;
  /** A newer notification with the same tag takes the place of an older one. */
  tag: string;
}

/** Characters: what a lock screen shows, far below the 4096 bytes of a push message. */
const MOST_TITLE = 120;
const MOST_BODY = 300;
const MOST_LINES = 3;

/**
 * Returns a message as a notification: the subject of its letter and the first lines of its list.
 * Notes that people typed stay in the app, because a lock screen is seen by others.
 */
export function pushMessage(content: MailContent, language: Language, tag: string): PushMessage {
  const { subject, blocks } = writeLetter(content, language);
  const lines = blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  const isSaid = lines.length === 1 && subject.includes(lines[0] ?? "");
  const path = blocks.flatMap((block) => (block.kind === "button" ? block.path : []))[0] ?? "/";
  return {
    title: shortened(subject, MOST_TITLE),
    body: isSaid ? "" : shortened(lines.slice(0, MOST_LINES).join("\n"), MOST_BODY),
    path,
    tag,
  };
}

function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
