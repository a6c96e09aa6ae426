import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { EndOfMany } from "../../rules/endings/end-of-many.ts";

/** The sums as sentences, one for each thing that the ends touch; empty when they touch nothing. */
export function endOfManyWords(sums: EndOfMany, locale: Locale): string[] {
  const sentences = inLanguage(sentencesOf, locale)(sums);
  const touched = (Object.keys(sentences) as (keyof Told)[]).filter((thing) => sums[thing] > 0);
  return touched.map((thing) => pluralForm(sums[thing], sentences[thing], locale));
}

type Told = Readonly<
  Record<
    | "endingAtOnce"
    | "shifts"
    | "timeOff"
    | "running"
    | "unapproved"
    | "workedAfter"
    | "wageChanges"
    | "logins"
    | "invitations",
    PluralForms
  >
>;

const sentencesOf: InLanguages<(sums: EndOfMany) => Told> = {
  en: (sums) => ({
    endingAtOnce: {
      one: "1 employment ends at once.",
      other: `${sums.endingAtOnce} employments end at once.`,
    },
    shifts: sums.published === 0 ? openedWords(sums) : openedAndPublishedWords(sums),
    timeOff: {
      one: "1 entry of time off is cancelled.",
      other: `${sums.timeOff} entries of time off are cancelled.`,
    },
    running: {
      one: "1 clock is running. Stop it.",
      other: `${sums.running} clocks are running. Stop them.`,
    },
    unapproved: {
      one: "1 time entry waits for approval.",
      other: `${sums.unapproved} time entries wait for approval.`,
    },
    workedAfter: {
      one: "1 time entry lies after the last day and will still be paid.",
      other: `${sums.workedAfter} time entries lie after the last day and will still be paid.`,
    },
    wageChanges: {
      one: "1 scheduled wage change stays on record.",
      other: `${sums.wageChanges} scheduled wage changes stay on record.`,
    },
    logins: {
      one: "1 login is closed. Its history stays.",
      other: `${sums.logins} logins are closed. Their history stays.`,
    },
    invitations: {
      one: "1 open invitation stops working.",
      other: `${sums.invitations} open invitations stop working.`,
    },
  }),
};

function openedWords({ shifts }: EndOfMany): PluralForms {
  return {
    one: "1 planned shift becomes open.",
    other: `${shifts} planned shifts become open.`,
  };
}

function openedAndPublishedWords({ shifts, published }: EndOfMany): PluralForms {
  return {
    one: `1 planned shift becomes open. Already published: ${published}. Publish those weeks again.`,
    other: `${shifts} planned shifts become open. Already published: ${published}. Publish those weeks again.`,
  };
}
