import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, isLocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekTemplateIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { CopyConflict, CopySource } from "@crewline/domain/records/schedules/week-copy";
import { MOST_WEEKS } from "@crewline/domain/records/schedules/week-copy";

/** The fields of a copy as they are typed. */
export interface CopyForm {
  /** "week", or the id of a week template. */
  source: string;
  fromDay: string;
  toDay: string;
  weeks: string;
  withPeople: boolean;
  conflicts: CopyConflict;
}

export const SOURCE_WEEK = "week";

export function sourceOf({ source, fromDay }: CopyForm): CopySource {
  return source === SOURCE_WEEK
    ? { kind: "week", weekStart: fromDay }
    : { kind: "template", templateId: weekTemplateIdSchema.parse(source) };
}

/** The first days of the weeks to fill, one after the other. */
export function weekStartsOf({ toDay, weeks }: CopyForm): LocalDate[] {
  return Array.from({ length: Number(weeks) }, (_, index) => addDays(toDay, index * 7));
}

/** A sentence for each field that is wrong. */
export function copyProblems(form: CopyForm): Record<string, string> {
  const count = Number(form.weeks);
  const isCount = Number.isInteger(count) && count >= 1 && count <= MOST_WEEKS;
  return {
    ...(form.source === SOURCE_WEEK && !isLocalDate(form.fromDay) && { fromDay: "Choose a day." }),
    ...(!isLocalDate(form.toDay) && { toDay: "Choose a day." }),
    ...(!isCount && { weeks: `Enter a number of weeks from 1 to ${MOST_WEEKS}.` }),
  };
}
