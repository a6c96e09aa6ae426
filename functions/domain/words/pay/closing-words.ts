import { pluralForm } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { ClosingFindings, ShownClosing } from "../../records/pay/location-closings.ts";

type Sentences = Readonly<Record<keyof ClosingFindings, (count: number, locale: Locale) => string>>;

const sentences: InLanguages<Sentences> = {
  en: {
    open: (count, locale) =>
      pluralForm(
        count,
        { one: "1 entry has no clock-out", other: `${count} entries have no clock-out` },
        locale,
      ),
    requests: (count, locale) =>
      pluralForm(count, { one: "1 request waits", other: `${count} requests wait` }, locale),
    disputes: (count, locale) =>
      pluralForm(
        count,
        { one: "1 timesheet is disputed", other: `${count} timesheets are disputed` },
        locale,
      ),
    audits: (count, locale) =>
      pluralForm(
        count,
        {
          one: "The history of 1 employee was changed outside Crewline",
          other: `The history of ${count} employees was changed outside Crewline`,
        },
        locale,
      ),
    unapproved: (count, locale) =>
      pluralForm(
        count,
        { one: "1 entry is not approved", other: `${count} entries are not approved` },
        locale,
      ),
  },
};

const order = ["open", "audits", "requests", "disputes", "unapproved"] as const;

/** What speaks against closing a period, one sentence without a full stop for each kind. */
export function findingLines(findings: ClosingFindings, locale: Locale): string[] {
  return order
    .filter((kind) => findings[kind] > 0)
    .map((kind) => inLanguage(sentences, locale)[kind](findings[kind], locale));
}

const rests: InLanguages<(closed: number, all: number) => string> = {
  en: (closed, all) => `${closed} of ${all} locations are closed.`,
};

/** How many locations of a period are closed already. */
export function closedPlacesText(closed: number, all: number, locale: Locale): string {
  return inLanguage(rests, locale)(closed, all);
}

interface Meanwhile {
  closed: (place: string, who: string) => string;
  reopened: (place: string) => string;
}

const meanwhile: InLanguages<Meanwhile> = {
  en: {
    closed: (place, who) => `${who} closed ${place} in the meantime.`,
    reopened: (place) => `${place} was reopened in the meantime.`,
  },
};

/** Says that someone else closed or reopened a location's days while they were asked about. */
export function placeMeanwhileText(
  { locationName, state, byName }: Pick<ShownClosing, "locationName" | "state" | "byName">,
  locale: Locale,
): string {
  const { closed, reopened } = inLanguage(meanwhile, locale);
  return state === "closed" ? closed(locationName, byName ?? "") : reopened(locationName);
}
