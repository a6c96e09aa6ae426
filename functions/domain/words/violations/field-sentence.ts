import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import type { RecordDay } from "../../rules/violations/day-problem.ts";
import type { FieldProblem } from "../../rules/violations/field-problem.ts";

type Kind = FieldProblem["kind"];
type ProblemOf<K extends Kind> = Extract<FieldProblem, { kind: K }>;

/** The sentence beside a field: what to enter there. */
export function fieldSentence(problem: FieldProblem, locale: Locale): string {
  const write: (of: never, to: Locale) => string = inLanguage(sentences, locale)[problem.kind];
  return write(problem as never, locale);
}

type FieldSentences = { readonly [K in Kind]: (of: ProblemOf<K>, to: Locale) => string };

const sentences: InLanguages<FieldSentences> = {
  en: {
    implausibleDay: ({ day, ...range }, locale) => {
      const from = formatDate(range.from, locale);
      const to = formatDate(range.to, locale);
      const sentenceOf: Readonly<Record<RecordDay, string>> = {
        birth: `Enter a date of birth from ${from} to ${to}.`,
        hire: `Enter a hire date from ${from} to ${to}.`,
        last: `Enter a last day from ${from} to ${to}.`,
        leaveStart: `Enter a first day from ${from} to ${to}.`,
        leaveEnd: `Enter a last day from ${from} to ${to}.`,
        rate: `Enter a day from ${from} to ${to}.`,
      };
      return sentenceOf[day];
    },
    hiredTooYoung: ({ from, years }, locale) =>
      `Enter a hire date from ${formatDate(from, locale)} on, when the employee turned ${years}.`,
    noPhoneNumber: ({ example }) =>
      example === null
        ? "Enter a phone number with + and the country code."
        : `Enter a phone number, for example ${example}. Numbers from other countries start with +.`,
    endNoteMissing: () => "Enter a note for the reason Other.",
    archivedField: () => "This field is archived. Restore it in Settings first.",
    noValue: () => "Enter a value.",
    noText: () => "Enter text.",
    noNumber: () => "Enter a number.",
    noSuchDay: () => "This day does not exist.",
    noChoice: () => "Choose one of the list.",
    tooLargeNumber: ({ most }, locale) => `Enter a number of at most ${formatCount(most, locale)}.`,
    tooManyDecimals: ({ most }) => `Use at most ${most} decimals.`,
    tooLongText: ({ most }) => `Use at most ${most} characters.`,
    typeInUse: () => "Employees have values in this field, so its type stays.",
    emptyLabel: () => "Use at least one letter or digit.",
    builtInLabel: ({ label }) => `${label} is already a field of every employee.`,
    repeatedView: ({ name }) => `There is already a view called ${name}.`,
    repeatedLabel: ({ label }) => `There is already a field called ${label}.`,
    archivedLabel: ({ label }) =>
      `An archived field is called ${label}. Restore it, or use another label.`,
    tooFewChoices: ({ least }) => `Add at least ${least} choices.`,
    tooManyChoices: ({ most }) => `Offer at most ${most} choices; archive some.`,
    repeatedChoice: () => "There is already a choice of this name.",
    lostChoice: ({ name }) => `Archive ${name} instead of removing it.`,
    outdatedChoices: () => "Reload the page, then try again.",
    taxIdRefused: () =>
      "The payment provider doesn't accept this tax ID. Check its type and number.",
    billingEmailRefused: () => "The payment provider doesn't accept this address.",
  },
};
