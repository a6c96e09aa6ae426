import type { Locale } from "../../kernel/formats/locale.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { greeting } from "../../words/mail/greeting.ts";
import type { RequestLetterWords } from "../../words/mail/request-letter-words.ts";
import type { Letter } from "./letter.ts";
import { noteBlock } from "./note-block.ts";

interface Told {
  words: RequestLetterWords;
  /** The employee who reads the answer; null for a request, which its deciders read. */
  to: string | null;
  /** What the employee, or the one who answered, wrote; "" for nothing. */
  note: string;
  /** The page that the button opens. */
  path: string;
}

/** The letter about what an employee asked for, or about its answer. */
export function requestLetter({ words, to, note, path }: Told, locale: Locale): Letter {
  return {
    subject: oneLine(words.subject),
    heading: words.heading,
    blocks: [
      ...(to === null ? [] : [{ kind: "text" as const, text: greeting(to, locale) }]),
      { kind: "text", text: words.text },
      ...noteBlock(note, locale),
      { kind: "button", label: words.button, path },
    ],
    reason: words.reason,
  };
}
