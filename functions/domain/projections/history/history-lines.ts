import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import { companyLines } from "./company-history.ts";
import type { HistoryAct, HistoryEvent } from "../../records/history/history-event.ts";
import { locationLines } from "./location-history.ts";

type Event = Pick<HistoryEvent, "act" | "day" | "of" | "count" | "published" | "changes">;

/** The lines of a location's event, one for each field that changed. */
export function locationHistoryLines(event: Event, currency: string, locale: Locale): string[] {
  const changes = locationLines(event.changes, currency, locale);
  const { act, count, of } = event;
  const words: Partial<Record<HistoryAct, string>> = {
    added: "Location added",
    duplicated:
      of === null ? "Location added as a copy of another one" : `Location added as a copy of ${of}`,
    archived: count === 0 ? "Archived" : pluralForm(count, archivedWith(count), locale),
    restored: count === 0 ? "Restored" : pluralForm(count, restoredWith(count), locale),
    removed: "Removed",
    kioskPaired: `Tablet ${of ?? ""} paired`,
    kioskUnpaired: `Tablet ${of ?? ""} unpaired`,
  };
  const first = words[act];
  const shifts =
    act === "changed" && count > 0
      ? [
          pluralForm(
            count,
            { one: "1 planned shift moved", other: `${count} planned shifts moved` },
            locale,
          ),
        ]
      : [];
  return [...(first === undefined ? [] : [first]), ...changes, ...shifts];
}

const archivedWith = (count: number): PluralForms => ({
  one: "Archived; 1 person moved with it",
  other: `Archived; ${count} people moved with it`,
});

const restoredWith = (count: number): PluralForms => ({
  one: "Restored; 1 person moved with it",
  other: `Restored; ${count} people moved with it`,
});

/** The lines of a company's event: its settings, its rules and its job roles. */
export function companyHistoryLines(event: Event, locale: Locale): string[] {
  const changes = companyLines(event.changes, locale);
  const from = event.day === null ? "" : `From ${formatDate(event.day, locale)}`;
  switch (event.act) {
    case "added":
      return ["Company created"];
    case "setUpFinished":
      return ["Set-up finished"];
    case "rulesChanged":
      return changes.length === 0
        ? [`${from}: rules confirmed without a change`]
        : changes.map((line) => `${from}: ${line}`);
    case "rulesCancelled":
      return [`Planned change of the rules cancelled (${from.toLowerCase()})`, ...changes];
    default:
      return changes;
  }
}

/** "12 shifts (3 added, 1 changed)": what a publication showed to staff. */
export function publicationLine(
  { published }: Pick<HistoryEvent, "published">,
  locale: Locale,
): string {
  const told = published ?? none;
  return pluralForm(told.total, inLanguage(publications, locale)(told), locale);
}

type Published = NonNullable<HistoryEvent["published"]>;

const publications: InLanguages<(published: Published) => PluralForms> = {
  en: ({ added, changed, removed, total }) => {
    const parts = [
      ...(added > 0 ? [`${added} added`] : []),
      ...(changed > 0 ? [`${changed} changed`] : []),
      ...(removed > 0 ? [`${removed} removed`] : []),
    ];
    const what = parts.length === 0 ? "" : ` (${parts.join(", ")})`;
    return { one: `1 shift${what}`, other: `${total} shifts${what}` };
  },
};

const none = { added: 0, changed: 0, removed: 0, total: 0 };
