import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { numberText } from "../../kernel/formats/typed-number.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { NoticeTrend } from "../../rules/schedules/fairness/notice-trend.ts";
import { averageNotice, noticeTrend } from "../../rules/schedules/fairness/notice-trend.ts";
import type { BurdenKind, NoticeWeek } from "../../records/schedules/fairness.ts";
import { LEDGER_WEEKS } from "../../records/schedules/fairness.ts";

interface LedgerTexts {
  title: string;
  fairness: string;
  fairnessHint: string;
  notice: string;
  noNotice: string;
  shifts: string;
  columns: Readonly<Record<BurdenKind, string>>;
  average: (average: string) => string;
  days: (days: string) => string;
  good: (percent: string) => string;
  changes: (changes: string, late: string) => string;
  trend: Readonly<Record<NoticeTrend, string>>;
  week: (days: string, changes: string) => string;
}

const texts: InLanguages<LedgerTexts> = {
  en: {
    title: "Fairness and notice",
    fairness: `Worked shifts, last ${LEDGER_WEEKS} weeks`,
    fairnessHint: "Beside each count: the average of employees with the same job role.",
    notice: "Notice of published shifts",
    noNotice: "Published weeks will be listed here.",
    shifts: "Shifts",
    columns: {
      weekend: "Weekends",
      closing: "Closings",
      holiday: "Holidays",
      shortRest: "Short rests",
      night: "Nights",
    },
    average: (average) => `avg ${average}`,
    days: (days) => `${days} days ahead on average`,
    good: (percent) => `${percent}% of shifts at least 14 days ahead`,
    changes: (changes, late) => `${changes} changes after publishing, ${late} of them under 24 h`,
    trend: {
      longer: "Notice is getting longer",
      shorter: "Notice is getting shorter",
      steady: "Notice is steady",
    },
    week: (days, changes) => `${days} days ahead, changes: ${changes}`,
  },
};

/** The words of the ledger that hold no figures. */
export function ledgerTexts(
  locale: Locale,
): Pick<
  LedgerTexts,
  "title" | "fairness" | "fairnessHint" | "notice" | "noNotice" | "shifts" | "columns"
> {
  return inLanguage(texts, locale);
}

/** "avg 3.2". */
export function averageText(average: number, locale: Locale): string {
  return inLanguage(texts, locale).average(numberText(average, locale, 1));
}

/** What the notice of some weeks comes to, each a sentence part: average, share, changes, trend. */
export function noticeLines(weeks: readonly NoticeWeek[], locale: Locale): string[] {
  const words = inLanguage(texts, locale);
  const sumOf = (pick: (week: NoticeWeek) => number) =>
    weeks.reduce((sum, week) => sum + pick(week), 0);
  const shifts = sumOf((week) => week.shifts);
  const good = shifts === 0 ? 0 : (100 * sumOf((week) => week.goodShifts)) / shifts;
  const count = (value: number) => numberText(value, locale, 0);
  const trend = noticeTrend(weeks);
  return [
    words.days(numberText(averageNotice(weeks), locale, 1)),
    words.good(count(good)),
    words.changes(count(sumOf((week) => week.changes)), count(sumOf((week) => week.lateChanges))),
    ...(trend === null ? [] : [words.trend[trend]]),
  ];
}

/** "9.5 days ahead, changes: 3". */
export function noticeWeekText({ averageDays, changes }: NoticeWeek, locale: Locale): string {
  const words = inLanguage(texts, locale);
  return words.week(numberText(averageDays, locale, 1), numberText(changes, locale, 0));
}
