import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { RenderedMail } from "./letter.ts";
import type { MailContent } from "../../records/mail/mail-content.ts";
import { writeLetter } from "./write-letter.ts";

/** The mail as it is sent; `origin` is the address of the application that its links lead to. */
export function renderMail(content: MailContent, origin: string): RenderedMail {
  const letter = writeLetter(content);
  return {
    subject: letter.subject,
    text: letterText(letter, origin),
    html: letterHtml(letter, origin),
  };
}
