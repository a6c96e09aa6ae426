import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { MergeObstacle } from "../../rules/violations/merge-obstacle.ts";

/** Describes an obstacle to a merge, and what to do about it. */
export function obstacleWords(obstacle: MergeObstacle, locale: Locale): string {
  switch (obstacle.kind) {
    case "runningClock":
      return "A clock is running on the duplicate. Clock it out first.";
    case "twoLogins":
      return "Both have a login. Remove the access of one of them first.";
    case "noRate":
      return `${obstacle.who} has no rate, so the time would be unpaid. Add a wage change first.`;
    default:
      return onDay[obstacle.kind](formatDate(obstacle.day, locale));
  }
}

type DayKind = Extract<MergeObstacle, { day: string }>["kind"];

const onDay: Readonly<Record<DayKind, (day: string) => string>> = {
  closedTime: (day) => `Time of ${day} is in a closed pay period. Reopen the period first.`,
  workedAtOnce: (day) => `Both have worked on ${day} at the same time. Void one entry first.`,
  plannedAtOnce: (day) => `Both are planned on ${day} at the same time. Cancel one shift first.`,
  offAtOnce: (day) => `Both have time off on ${day}. Cancel one of them first.`,
};
