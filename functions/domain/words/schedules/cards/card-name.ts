import { formatLongDay } from "../../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../../kernel/formats/in-language.ts";
import { inLanguage } from "../../../kernel/formats/in-language.ts";
import type { Locale } from "../../../kernel/formats/locale.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { isOvernight } from "../../../rules/schedules/placing/overnight.ts";
import { overridesText } from "../override-words.ts";
import { editingText } from "../presence-words.ts";
import { nextDayText, shiftStateText } from "./shift-words.ts";

export interface CardFacts {
  shift: Shift;
  /** The employee's name. */
  who: string;
  /** As the card shows it. */
  time: string;
  isInGrid: boolean;
  /** True on a card that shows the name, after the time. */
  isNamed: boolean;
  roleName: string | null;
  isChosen: boolean;
  /** Who else has the shift's form open. */
  editor: string | null;
}

interface CardTexts {
  note: string;
  selected: string;
  recurring: string;
  all: (parts: readonly string[]) => string;
}

const texts: InLanguages<CardTexts> = {
  en: {
    note: "has a note",
    selected: "selected",
    recurring: "recurring",
    all: (parts) => parts.join(", "),
  },
};

/**
 * What a screen reader says of a card: "Ana Diaz, Tuesday, November 24, 9a–5p Barista, Draft". One
 * name costs less to paint than hidden words between those that are seen; these stand together in
 * it, so that the card can be named by voice (WCAG 2.5.3).
 */
export function cardName(facts: CardFacts, locale: Locale): string {
  const { shift, who, time, isInGrid, isNamed, roleName, editor } = facts;
  const words = inLanguage(texts, locale);
  const nextDay = isOvernight(shift) && nextDayText(locale);
  const seen = [time, !isInGrid && nextDay, isNamed && who, roleName];
  const parts = [
    !isNamed && who,
    formatLongDay(shift.day, locale),
    seen.filter(isText).join(" "),
    isInGrid && nextDay,
    shiftStateText(shift.state, locale),
    shift.note !== "" && words.note,
    facts.isChosen && words.selected,
    shift.recurringShiftId !== undefined && words.recurring,
    overridesText(shift, locale),
    editor !== null && editingText(editor, locale),
  ];
  return words.all(parts.filter(isText));
}

function isText(part: string | false | null): part is string {
  return typeof part === "string";
}
