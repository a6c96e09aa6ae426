import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { MergeObstacle } from "../../rules/violations/merge-obstacle.ts";

/** Describes an obstacle to a merge, and what to do about it. */
export function obstacleWords(obstacle: MergeObstacle, locale: Locale): string {
  const { runningClock, twoLogins, noRate, noSalary, ...onDay } = inLanguage(sentences, locale);
  switch (obstacle.kind) {
    case "runningClock":
      return runningClock;
    case "twoLogins":
      return twoLogins;
    case "noRate":
      return noRate(obstacle.who);
    case "noSalary":
      return noSalary(obstacle.who);
    default:
      return onDay[obstacle.kind](formatDate(obstacle.day, locale));
  }
}

type DayKind = Extract<MergeObstacle, { day: string }>["kind"];

type ObstacleSentences = Readonly<
  Record<"runningClock" | "twoLogins", string> &
    Record<"noRate" | "noSalary", (who: string) => string> &
    Record<DayKind, (day: string) => string>
>;

const sentences: InLanguages<ObstacleSentences> = {
  en: {
    runningClock: "A clock is running on the duplicate. Clock it out first.",
    twoLogins: "Both have a login. Remove the access of one of them first.",
    noRate: (who) => `${who} has no rate, so the time would be unpaid. Add a wage change first.`,
    noSalary: (who) =>
      `${who} has no salary, so the duplicate's salary would no longer be paid. Add it as a wage change first.`,
    closedTime: (day) => `Time of ${day} is in a closed pay period. Reopen the period first.`,
    workedAtOnce: (day) => `Both have worked on ${day} at the same time. Void one entry first.`,
    plannedAtOnce: (day) => `Both are planned on ${day} at the same time. Cancel one shift first.`,
    offAtOnce: (day) => `Both have time off on ${day}. Cancel one of them first.`,
  },
};
