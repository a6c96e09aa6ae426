import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatDate, formatDayTime } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Drift } from "../../records/summaries/drift.ts";

/** The names of what a drift is about, and the zone in which its times are written. */
export interface DriftNames {
  employee: string;
  location: string;
  timeZone: string;
}

interface Facts extends DriftNames {
  day: string;
  found: string;
  rebuilt: string;
}

interface DriftText {
  /** What differed, and when that was found. */
  what: string;
  /** What happened to it, or what to do. */
  next: string;
}

type Words = Readonly<
  Record<
    "rebuiltWeek" | "paidWeek" | "summary" | "weekRollup" | "auditDay",
    Readonly<Record<keyof DriftText, (facts: Facts) => string>>
  >
>;

const words: InLanguages<Words> = {
  en: {
    rebuiltWeek: {
      what: ({ employee, day, found }) =>
        `The hours of ${employee} in the week of ${day} differed from the time entries (found ${found}).`,
      next: ({ rebuilt }) => `Computed again ${rebuilt}. The next nightly check confirms it.`,
    },
    paidWeek: {
      what: ({ employee, day, found }) =>
        `The hours of ${employee} in the paid week of ${day} differ from the time entries (found ${found}).`,
      next: () => "A paid week is not computed again. Reopen its pay period to correct it.",
    },
    summary: {
      what: ({ location, day, found }) =>
        `The summary of ${location} on ${day} differed from its shifts and time entries (found ${found}).`,
      next: ({ rebuilt }) => `Computed again ${rebuilt}. The next nightly check confirms it.`,
    },
    weekRollup: {
      what: ({ employee, day, found }) =>
        `The report figures of ${employee} in the week of ${day} differed from the week (found ${found}).`,
      next: ({ rebuilt }) => `Computed again ${rebuilt}. The next nightly check confirms it.`,
    },
    auditDay: {
      what: ({ day, found }) => `The audit of ${day} does not match its seal (found ${found}).`,
      next: () =>
        "A change was altered, added or removed afterwards. Verify the day in Audits and contact support.",
    },
  },
};

/** What a nightly check found, in two sentences. */
export function driftText(drift: Drift, names: DriftNames, locale: Locale): DriftText {
  const facts = {
    ...names,
    day: formatDate(drift.day, locale),
    found: formatDayTime(drift.foundAt, names.timeZone, locale),
    rebuilt: formatDayTime(drift.seenAt, names.timeZone, locale),
  };
  const { what, next } = inLanguage(words, locale)[wordingOf(drift)];
  return { what: what(facts), next: next(facts) };
}

function wordingOf({ kind, isRebuilt }: Drift): keyof Words {
  if (kind !== "week") return kind;
  return isRebuilt ? "rebuiltWeek" : "paidWeek";
}
