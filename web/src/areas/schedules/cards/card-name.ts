import { formatLongDay } from "@crewline/domain/kernel/formats/format-time";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { editingText } from "@crewline/domain/words/schedules/presence-words";
import { overridesText } from "../rules/overrides-text.ts";
import { isOvernight, stateWords } from "./shift-words.ts";

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

/**
 * What a screen reader says of a card: "Ana Diaz, Tuesday, November 24, 9a–5p Barista, Draft". One
 * name costs less to paint than hidden words between those that are seen; these stand together in
 * it, so that the card can be named by voice (WCAG 2.5.3).
 */
export function cardName(facts: CardFacts, locale: Locale): string {
  const { shift, who, time, isInGrid, isNamed, roleName, editor } = facts;
  const nextDay = isOvernight(shift) && "next day";
  const seen = [time, !isInGrid && nextDay, isNamed && who, roleName];
  return listed([
    !isNamed && who,
    formatLongDay(shift.day, locale),
    seen.filter(isText).join(" "),
    isInGrid && nextDay,
    stateWords[shift.state],
    shift.note !== "" && "has a note",
    facts.isChosen && "selected",
    shift.recurringShiftId !== undefined && "recurring",
    overridesText(shift, locale),
    editor !== null && editingText(editor, locale),
  ]);
}

type Part = string | false | null;

function listed(parts: readonly Part[]): string {
  return parts.filter(isText).join(", ");
}

function isText(part: Part): part is string {
  return typeof part === "string";
}
