import type { AuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";

/** Without chosen days, this many of the last ones are checked and exported. */
const DAYS_BACK = 30;

/** The days that are checked or exported. */
export function daysOf(
  { from, to }: Pick<AuditFilters, "from" | "to">,
  today: LocalDate,
): { from: LocalDate; to: LocalDate } {
  const last = to ?? today;
  return { from: from ?? addDays(last, -DAYS_BACK), to: last };
}
