import { formatDate } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatCount } from "../../kernel/formats/write-number.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type {
  DataCounts,
  DataFinding,
  DataJobKind,
  DataJobState,
  DataPart,
} from "../../records/data-jobs/data-job.ts";

/** A finding as its reader writes days and hours; `hours` is null where they are the same. */
interface WrittenFinding {
  of: string;
  day: string;
  hours: { stored: string; byEntries: string } | null;
  stays: boolean;
}

interface DataJobWords {
  /** What is started first: a check, or a dry run of what writes. */
  start: Readonly<Record<DataJobKind, string>>;
  dryRun: Readonly<Record<DataJobKind, string>>;
  applied: Readonly<Record<DataJobKind, string>>;
  about: Readonly<Record<DataJobKind, string>>;
  states: Readonly<Record<DataJobState, string>>;
  parts: Readonly<Record<DataPart, string>>;
  /** `stay` is null where nothing that differs stays as it is. */
  counts: (
    counts: Readonly<
      Record<"checked" | "differ", string> & Record<"stay" | "changed", string | null>
    >,
  ) => string;
  progress: (done: string, of: string) => string;
  found: Readonly<Record<DataPart, (finding: WrittenFinding) => string>>;
}

function weekText({ of, day, hours, stays }: WrittenFinding): string {
  const week = `Week of ${day}, ${of}`;
  const line =
    hours === null
      ? `${week}: same hours, other details`
      : `${week}: ${hours.stored} stored, ${hours.byEntries} by the time entries`;
  return stays ? `${line} (closed, stays as it was paid)` : line;
}

const texts: InLanguages<DataJobWords> = {
  en: {
    start: {
      verify: "Verify data",
      recalculate: "Dry-run recalculation",
      migrate: "Dry-run migration",
    },
    dryRun: {
      verify: "Verification",
      recalculate: "Recalculation, dry run",
      migrate: "Migration, dry run",
    },
    applied: {
      verify: "Verification",
      recalculate: "Recalculation",
      migrate: "Migration",
    },
    about: {
      verify:
        "Compares weeks with their time entries, report figures with the weeks, daily summaries with shifts and entries, and sealed audit days with their rows. Changes nothing.",
      recalculate:
        "Computes weeks, report figures and daily summaries again and lists what differs. Changes nothing yet: you apply the result afterwards. Weeks of closed pay periods always stay as they were paid.",
      migrate:
        "Finds data in the format of an earlier release and lists what would be converted. Changes nothing yet: you apply the result afterwards.",
    },
    states: { waiting: "Waiting", running: "Running", done: "Done", failed: "Failed" },
    parts: {
      weeks: "Weeks",
      figures: "Report figures",
      days: "Daily summaries",
      auditDays: "Sealed audit days",
      documents: "Documents",
    },
    counts: ({ checked, differ, stay, changed }) =>
      [
        `${checked} checked`,
        stay === null ? `${differ} different` : `${differ} different (${stay} stay as they are)`,
        ...(changed === null ? [] : [`${changed} changed`]),
      ].join(", "),
    progress: (done, of) => `${done} of ${of} parts`,
    found: {
      weeks: weekText,
      figures: ({ of, day }) => `Report figures, week of ${day}, ${of}`,
      days: ({ of, day }) => `Daily summary of ${day}, ${of}`,
      auditDays: ({ day }) => `Audit day ${day}`,
      documents: ({ of }) => `Migration ${of}`,
    },
  },
};

/** The names and explanations of data jobs, for product staff. */
export function dataJobWords(
  locale: Pick<Locale, "language">,
): Pick<DataJobWords, "start" | "dryRun" | "applied" | "about" | "states" | "parts"> {
  const { start, dryRun, applied, about, states, parts } = inLanguage(texts, locale);
  return { start, dryRun, applied, about, states, parts };
}

/** "412 checked, 3 different, 3 changed"; what changes nothing does not say how much. */
export function dataCountsText(counts: DataCounts, isApplied: boolean, locale: Locale): string {
  const { checked, differ, stay, changed } = counts;
  const count = (of: number) => formatCount(of, locale);
  return inLanguage(texts, locale).counts({
    checked: count(checked),
    differ: count(differ),
    stay: stay === 0 ? null : count(stay),
    changed: isApplied ? count(changed) : null,
  });
}

/** "3 of 12 parts". */
export function dataProgressText(done: number, of: number, locale: Locale): string {
  return inLanguage(texts, locale).progress(formatCount(done, locale), formatCount(of, locale));
}

/** "Week of 11/23/2026, Ana Silva: 0:00 stored, 8:00 by the time entries". */
export function dataFindingText(
  { part, day, stays, worked, name }: DataFinding & { name: string },
  locale: Locale,
): string {
  return inLanguage(texts, locale).found[part]({
    of: name,
    day: day === null ? "" : formatDate(day, locale),
    hours: worked === null ? null : hoursOf(worked),
    stays,
  });
}

function hoursOf({ stored, byEntries }: { stored: number; byEntries: number }) {
  if (stored === byEntries) return null;
  return { stored: formatDuration(stored), byEntries: formatDuration(byEntries) };
}
