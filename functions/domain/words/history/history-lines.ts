import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import { companyLines } from "./company-lines.ts";
import type { HistoryAct, HistoryEvent } from "../../records/history/history-event.ts";
import { locationLines } from "./location-lines.ts";

type Event = Pick<HistoryEvent, "act" | "day" | "of" | "count" | "published" | "changes">;

/** The lines of a location's event, one for each field that changed. */
export function locationHistoryLines(event: Event, currency: string, locale: Locale): string[] {
  const changes = locationLines(event.changes, currency, locale);
  const { acts, moved } = inLanguage(texts, locale);
  const { act, count } = event;
  const first = acts[act]?.(event);
  const shifts = act === "changed" && count > 0 ? [pluralForm(count, moved(count), locale)] : [];
  return [
    ...(first === undefined ? [] : [pluralForm(count, first, locale)]),
    ...changes,
    ...shifts,
  ];
}

/** The lines of a company's event: its settings, its rules and its job roles. */
export function companyHistoryLines(event: Event, locale: Locale): string[] {
  const changes = companyLines(event.changes, locale);
  const words = inLanguage(texts, locale).company;
  const day = event.day === null ? "–" : formatDate(event.day, locale);
  switch (event.act) {
    case "added":
      return [words.created];
    case "setUpFinished":
      return [words.setUp];
    case "rulesChanged":
      return changes.length === 0
        ? [words.confirmed(day)]
        : changes.map((line) => words.fromDay(day, line));
    case "rulesCancelled":
      return [words.cancelled(day), ...changes];
    case "deleted":
      return [words.deleted(day)];
    default:
      return isStaffAct(event.act) ? [words[event.act]] : changes;
  }
}

/** What product staff did to the company, of which its row says no more. */
const staffActs = [
  "suspended",
  "resumed",
  "undeleted",
  "recalculated",
  "migrated",
  "exportPrepared",
] as const;
type StaffAct = (typeof staffActs)[number];

function isStaffAct(act: HistoryAct): act is StaffAct {
  return staffActs.some((one) => one === act);
}

interface HistoryTexts {
  /** By the number of people who moved with it; absent where the changes say all. */
  acts: Readonly<Partial<Record<HistoryAct, (event: Pick<Event, "of" | "count">) => PluralForms>>>;
  moved: (shifts: number) => PluralForms;
  company: {
    created: string;
    setUp: string;
    confirmed: (day: string) => string;
    fromDay: (day: string, line: string) => string;
    cancelled: (day: string) => string;
    suspended: string;
    resumed: string;
    deleted: (day: string) => string;
    undeleted: string;
    recalculated: string;
    migrated: string;
    exportPrepared: string;
  };
}

const texts: InLanguages<HistoryTexts> = {
  en: {
    acts: {
      added: () => ({ other: "Location added" }),
      duplicated: ({ of }) => ({
        other: `Location added as a copy of ${of ?? "another one"}`,
      }),
      archived: ({ count }) => ({
        one: "Archived; 1 person moved with it",
        other: count === 0 ? "Archived" : `Archived; ${count} people moved with it`,
      }),
      restored: ({ count }) => ({
        one: "Restored; 1 person moved with it",
        other: count === 0 ? "Restored" : `Restored; ${count} people moved with it`,
      }),
      removed: () => ({ other: "Removed" }),
      kioskPaired: ({ of }) => ({ other: `Tablet ${of ?? ""} paired` }),
      kioskUnpaired: ({ of }) => ({ other: `Tablet ${of ?? ""} unpaired` }),
    },
    moved: (shifts) => ({
      one: "1 planned shift moved",
      other: `${shifts} planned shifts moved`,
    }),
    company: {
      created: "Company created",
      setUp: "Set-up finished",
      confirmed: (day) => `From ${day}: rules confirmed without a change`,
      fromDay: (day, line) => `From ${day}: ${line}`,
      cancelled: (day) => `Planned change of the rules cancelled (from ${day})`,
      suspended: "Company suspended: read-only, and people clock in and out",
      resumed: "Company in use again after it was suspended",
      deleted: (day) => `Company deleted; all of its data is erased on ${day}`,
      undeleted: "Company restored",
      recalculated: "Hours and summaries computed again from the time entries",
      migrated: "Stored data converted for the present release",
      exportPrepared: "Export of all data prepared for the admins",
    },
  },
};

/** "Published, 12 shifts (3 added, 1 changed)": what staff see of the week from then on. */
export function publicationSentence(
  { act, published }: Pick<HistoryEvent, "act" | "published">,
  locale: Locale,
): string {
  const words = inLanguage(publications, locale);
  if (isPlainAct(act)) return words.acts[act];
  const told = published ?? none;
  if (act === "unpublished") return pluralForm(told.removed, words.unpublished(told), locale);
  return pluralForm(told.total, words.sentence(told), locale);
}

/** "12 shifts (3 added, 1 changed)": what a publication showed to staff. */
export function publicationLine(
  { published }: Pick<HistoryEvent, "published">,
  locale: Locale,
): string {
  const told = published ?? none;
  return pluralForm(told.total, inLanguage(publications, locale).line(told), locale);
}

/** What happened to a week that its row says without figures. */
const plainActs = ["publishUndone", "unpublishUndone", "locked", "unlocked"] as const;
type PlainAct = (typeof plainActs)[number];

function isPlainAct(act: HistoryAct): act is PlainAct {
  return plainActs.some((one) => one === act);
}

type Published = NonNullable<HistoryEvent["published"]>;

const changesInEnglish = ({ added, changed, removed, late = 0 }: Published) => {
  const parts = [
    ...(added > 0 ? [`${added} added`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
    ...(late > 0 ? [`${late} within notice`] : []),
  ];
  return parts.length === 0 ? "" : ` (${parts.join(", ")})`;
};

interface PublicationWords {
  line: (published: Published) => PluralForms;
  sentence: (published: Published) => PluralForms;
  unpublished: (published: Published) => PluralForms;
  acts: Readonly<Record<PlainAct, string>>;
}

const publications: InLanguages<PublicationWords> = {
  en: {
    line: (published) => {
      const what = changesInEnglish(published);
      return { one: `1 shift${what}`, other: `${published.total} shifts${what}` };
    },
    sentence: (published) => {
      const what = changesInEnglish(published);
      return {
        one: `Published, 1 shift${what}`,
        other: `Published, ${published.total} shifts${what}`,
      };
    },
    unpublished: ({ removed, late = 0 }) => {
      const what = late > 0 ? ` (${late} within notice)` : "";
      return { one: `Unpublished, 1 shift${what}`, other: `Unpublished, ${removed} shifts${what}` };
    },
    acts: {
      publishUndone: "Publishing undone before people were told",
      unpublishUndone: "Unpublishing undone before people were told",
      locked: "Week locked",
      unlocked: "Week unlocked",
    },
  },
};

const none = { added: 0, changed: 0, removed: 0, total: 0 };
