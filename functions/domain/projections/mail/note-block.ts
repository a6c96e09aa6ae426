import type { Locale } from "../../kernel/formats/locale.ts";
import { oneLine } from "../../rules/mail/one-line.ts";
import { quoted } from "../../words/mail/quoted.ts";
import type { Letter } from "./letter.ts";

/** What a person wrote, as a block of a letter; none where nothing was written. */
export function noteBlock(note: string, locale: Locale): Letter["blocks"] {
  return note === "" ? [] : [{ kind: "text", text: quoted(oneLine(note, 500), locale) }];
}
