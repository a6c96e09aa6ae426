import type { Role } from "../../kernel/access/role.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ActOfOthers, OwnAct } from "../../records/users/access-change.ts";
import { accessWords, ownActWords } from "../../words/mail/access-words.ts";
import type { Letter } from "./letter.ts";

/** To the owner of a login: another person changed it. */
export function accessLetter(
  change: { act: ActOfOthers; role: Role | null; by: string },
  locale: Locale,
): Letter {
  return letterOf(accessWords(change, locale), "/");
}

/** To the owner of a login, about an action of theirs that they may not have done. */
export function ownActLetter(act: OwnAct, locale: Locale): Letter {
  return letterOf(ownActWords(act, locale), "/settings?tab=mine&section=security");
}

function letterOf(words: ReturnType<typeof accessWords>, path: string): Letter {
  const { subject, heading, sentence, advice, button, reason } = words;
  return {
    subject,
    heading,
    blocks: [
      { kind: "text", text: sentence },
      { kind: "text", text: advice },
      { kind: "button", label: button, path },
    ],
    reason,
  };
}
