import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDayTime } from "../../kernel/formats/format-time.ts";
import type { AuditAction, TimeEntryAudit } from "../../records/time-entries/time-entry-audit.ts";
import type { AuditTexts } from "./audit-texts.ts";
import { englishAuditTexts } from "./audit-texts.ts";

const texts: InLanguages<AuditTexts> = { en: englishAuditTexts };

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

/** Acts that say by themselves what they changed. */
const tellsAll = new Set<AuditAction>([
  "clockIn",
  "startBreak",
  "endBreak",
  "clockOut",
  "override",
  "approve",
  "approveFirst",
]);

type Change = TimeEntryAudit["changes"][number];

/**
 * Returns the words for a row of the history: the act, then one sentence for each field that
 * changed. Punches and approvals are described by their act alone; `changes` holds every value.
 */
export function auditSentences(
  row: Pick<TimeEntryAudit, "action" | "changes">,
  timeZone: string,
  locale: Locale,
): string[] {
  const { act, set, changed } = inLanguage(texts, locale);
  const told = tellsAll.has(row.action) ? [] : row.changes.filter(({ field }) => field !== "State");
  const sentences = told.map(({ field, before, after }) => {
    const now = written(after, timeZone, locale);
    if (before === null) return set(field, now);
    return changed(field, written(before, timeZone, locale), now);
  });
  return [act(row.action), ...sentences];
}

/** The action, in one or two words. */
export function auditActionLabel(action: AuditAction, locale: Locale): string {
  return inLanguage(texts, locale).actions[action];
}

/** The name of a recorded field. */
export function auditFieldLabel({ field }: Pick<Change, "field">, locale: Locale): string {
  return inLanguage(texts, locale).field(field);
}

/** A recorded value as people read it: instants as day and time in the zone. */
export function auditValue(value: string | null, timeZone: string, locale: Locale): string {
  return inLanguage(texts, locale).value(written(value, timeZone, locale));
}

/** An instant as the reader writes it; every other value as it is stored, and null for none. */
function written(value: string | null, timeZone: string, locale: Locale): string | null {
  if (value === null || value === "") return null;
  return instantPattern.test(value) ? formatDayTime(value, timeZone, locale) : value;
}
