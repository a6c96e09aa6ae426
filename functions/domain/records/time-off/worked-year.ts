import { z } from "zod/mini";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { WorkedYearId } from "../../kernel/ids/record-ids.ts";
import { workedYearIdSchema } from "../../kernel/ids/record-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysFromTo } from "../../kernel/time/local-date.ts";
import type { CountedDay } from "./time-off.ts";

/**
 * `workedYears/{employee}_{year}`: the seconds that an employee worked on each day, for balances that
 * grow by hours worked. It is packed by workweek, under the year in which the week begins: the
 * worked days as "2026-03-02 28800,2026-03-03 7200"; null for a week without work.
 */
export const workedYearSchema = z.object({
  id: workedYearIdSchema,
  employeeId: employeeIdSchema,
  weeks: z._default(z.record(z.string(), z.nullable(z.string())), {}),
});
export type WorkedYear = z.infer<typeof workedYearSchema>;

/** The id of the year in which a day, or a week that begins on it, is kept. */
export function workedYearId(employeeId: EmployeeId, day: LocalDate): WorkedYearId {
  return `${employeeId}_${day.slice(0, 4)}` as WorkedYearId;
}

/** The ids of the years from one day to another, both included. */
export function workedYearIds(
  employeeId: EmployeeId,
  { from, until }: { from: LocalDate; until: LocalDate },
): WorkedYearId[] {
  if (until < from) return [];
  const days = daysFromTo(from, until);
  return [...new Set(days.map((day) => workedYearId(employeeId, day)))];
}

/** The worked days of a week as they are packed; null without any. */
export function packWorkedDays(
  days: readonly { day: LocalDate; workedSeconds: number }[],
): string | null {
  const worked = days.filter(({ workedSeconds }) => workedSeconds > 0);
  if (worked.length === 0) return null;
  return worked.map(({ day, workedSeconds }) => `${day} ${workedSeconds}`).join(",");
}

/** The worked days of the years. */
export function workedDaysOf(years: readonly WorkedYear[]): CountedDay[] {
  return years.flatMap(({ weeks }) =>
    Object.values(weeks).flatMap((text) => (text === null ? [] : unpack(text))),
  );
}

function unpack(text: string): CountedDay[] {
  return text.split(",").map((part) => {
    const [day = "", seconds] = part.split(" ");
    return { day, seconds: Number(seconds) };
  });
}
