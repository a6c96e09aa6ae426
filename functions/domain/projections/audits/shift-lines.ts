import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDate, formatLocalTime } from "../../kernel/formats/format-time.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import { enteredDaySchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { overrideCodeSchema } from "../../records/schedules/shift-override.ts";
import { plainActWords } from "../../words/audits/audit-labels.ts";
import type { FieldWords } from "../../words/history/field-words.ts";
import { changeLines, valueWords } from "../../words/history/field-words.ts";
import { overrideList } from "../../words/schedules/override-words.ts";
import { z } from "zod/mini";
import type { AuditNames } from "./audit-lines.ts";

type Names = Pick<AuditNames, "employee" | "location" | "jobRole">;

/** The changed fields of a shift, one line for each, with the present names. */
export function shiftChangeLines(
  changes: readonly RecordChange[],
  names: Names,
  locale: Locale,
): string[] {
  return changeLines(changes, wordsOf(names), locale);
}

function wordsOf(names: Names): Readonly<Record<string, FieldWords>> {
  return {
    employeeId: valueWords({ en: "Employee" }, employeeIdSchema, names.employee),
    locationId: valueWords({ en: "Location" }, locationIdSchema, names.location),
    jobRoleId: valueWords({ en: "Job role" }, jobRoleIdSchema, names.jobRole),
    day: valueWords({ en: "Day" }, enteredDaySchema, formatDate),
    startsAtLocal: valueWords({ en: "Start" }, localTimeSchema, formatLocalTime),
    endsAtLocal: valueWords({ en: "End" }, localTimeSchema, formatLocalTime),
    unpaidBreakSeconds: valueWords({ en: "Unpaid break" }, z.int(), (seconds) =>
      seconds === 0 ? "" : formatDuration(seconds),
    ),
    overrides: valueWords({ en: "Overridden" }, z.array(overrideCodeSchema), overrideList),
    note: (_before, _after, locale) => inLanguage(plainActWords, locale).noteChanged,
  };
}
