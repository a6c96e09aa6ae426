import type { Language } from "../../kernel/formats/language.ts";
import type { MailContent } from "../../records/mail/mail-content.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";
import type { RenderedMail } from "./letter.ts";
import { writeLetter } from "./write-letter.ts";

interface Way {
  /** The address of the application that the links lead to. */
  origin: string;
  /** The reader's. */
  language: Language;
}

/** The mail as it is sent. */
export function renderMail(content: MailContent, { origin, language }: Way): RenderedMail {
  const letter = writeLetter(content, language);
  return {
    subject: letter.subject,
    text: letterText(letter, origin),
    html: letterHtml(letter, { origin, language }),
  };
}
