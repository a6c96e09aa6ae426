import type { PluralForms } from "../../kernel/formats/counted.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay, formatDayRange, formatSpan } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";

interface ComingTexts {
  title: string;
  days: (place: string) => string;
  assigned: (count: number) => PluralForms;
  open: (count: number) => PluralForms;
  hidden: (count: number) => PluralForms;
  nothing: string;
  covered: string;
  gap: (times: string, missing: number) => PluralForms;
  gapOf: (times: string, missing: number, jobRole: string) => string;
  moreGaps: (count: number) => PluralForms;
  noNeeds: string;
  setNeeds: string;
  payroll: (days: string, due: string) => string;
  payrollLate: (days: string, due: string) => string;
  fix: (count: number) => PluralForms;
  approve: (count: number) => PluralForms;
  price: (count: number) => PluralForms;
  resolved: string;
  week: (day: string) => string;
  publish: string;
}

const texts: InLanguages<ComingTexts> = {
  en: {
    title: "Next seven days",
    days: (place) => `The next seven days at ${place}`,
    assigned: (count) => ({ one: "1 shift", other: `${count} shifts` }),
    open: (count) => ({ other: `${count} open` }),
    hidden: (count) => ({ other: `${count} not published` }),
    nothing: "no shifts",
    covered: "covered",
    gap: (times, missing) => ({
      one: `1 person short, ${times}`,
      other: `${missing} people short, ${times}`,
    }),
    gapOf: (times, missing, jobRole) => `${missing} ${jobRole} short, ${times}`,
    moreGaps: (count) => ({ one: "and 1 more gap", other: `and ${count} more gaps` }),
    noNeeds: "Enter how many people a location needs, and its gaps appear here.",
    setNeeds: "Set staffing",
    payroll: (days, due) => `Payroll ${days}, due ${due}`,
    payrollLate: (days, due) => `Payroll ${days}, was due ${due}`,
    fix: (count) => ({ one: "1 clock-out missing", other: `${count} clock-outs missing` }),
    approve: (count) => ({ other: `${count} to approve` }),
    price: (count) => ({
      one: "1 entry without a rate",
      other: `${count} entries without a rate`,
    }),
    resolved: "nothing unresolved",
    week: (day) => `Week of ${day} not published`,
    publish: "Publish",
  },
};

/** The words of the coming days that need no number. */
export function comingTexts(
  locale: Locale,
): Pick<
  ComingTexts,
  "title" | "days" | "nothing" | "covered" | "noNeeds" | "setNeeds" | "publish"
> {
  return inLanguage(texts, locale);
}

interface Counts {
  assigned: number;
  open: number;
  unpublished: number;
}

/** "5 shifts", "1 open" and "2 not published"; nothing for none of these. */
export function dayCounts({ assigned, open, unpublished }: Counts, locale: Locale): string[] {
  const words = inLanguage(texts, locale);
  const said = [
    { count: assigned, forms: words.assigned },
    { count: open, forms: words.open },
    { count: unpublished, forms: words.hidden },
  ];
  return said.flatMap(({ count, forms }) =>
    count === 0 ? [] : [pluralForm(count, forms(count), locale)],
  );
}

interface Gap {
  startsAt: Instant;
  endsAt: Instant;
  missing: number;
  /** The name of the job role that is missing; null for any. */
  jobRole: string | null;
}

/** The first gaps of a day, and how many more there are. */
export function gapLines(gaps: readonly Gap[], timeZone: string, locale: Locale): string[] {
  const words = inLanguage(texts, locale);
  const lines = gaps.slice(0, MOST_GAPS).map(({ missing, jobRole, ...span }) => {
    const times = formatSpan(span, timeZone, locale);
    return jobRole === null
      ? pluralForm(missing, words.gap(times, missing), locale)
      : words.gapOf(times, missing, jobRole);
  });
  const more = gaps.length - lines.length;
  return more === 0 ? lines : [...lines, pluralForm(more, words.moreGaps(more), locale)];
}

const MOST_GAPS = 2;

interface Payroll {
  firstDay: LocalDate;
  lastDay: LocalDate;
  dueAt: Instant;
}

/** "Payroll Nov 9 – 22, due Mon, Nov 23". */
export function payrollText(
  { firstDay, lastDay, dueAt }: Payroll,
  { now, timeZone }: { now: Instant; timeZone: string },
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  const days = formatDayRange(firstDay, lastDay, locale);
  const due = formatDay(localDateAt(dueAt, timeZone), locale);
  return dueAt <= now ? words.payrollLate(days, due) : words.payroll(days, due);
}

/** What is unresolved in a pay period, each with its kind; one of no kind where nothing is. */
export function unresolvedTexts(
  counts: { needsFix: number; unapproved: number; unpriced: number },
  locale: Locale,
): { kind: "needsFix" | "unapproved" | "unpriced" | null; text: string }[] {
  const words = inLanguage(texts, locale);
  const all = [
    { kind: "needsFix", forms: words.fix },
    { kind: "unapproved", forms: words.approve },
    { kind: "unpriced", forms: words.price },
  ] as const;
  const found = all.flatMap(({ kind, forms }) => {
    const count = counts[kind];
    return count === 0 ? [] : [{ kind, text: pluralForm(count, forms(count), locale) }];
  });
  return found.length === 0 ? [{ kind: null, text: words.resolved }] : found;
}

/** "Week of Sun, Nov 29 not published". */
export function hiddenWeekText(weekStart: LocalDate, locale: Locale): string {
  return inLanguage(texts, locale).week(formatDay(weekStart, locale));
}
