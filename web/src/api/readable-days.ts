import { formatDate } from "@crewline/domain/time/format";

const isoDay = /^\d{4}-\d{2}-\d{2}$/u;

/**
 * Returns a rule's sentence with its days in the reader's format. The server writes them as
 * 2026-11-16, because it doesn't know who reads; only values of the rule's own fields are
 * rewritten, so that a name is never touched.
 */
export function readableDays(message: string, fields: Readonly<Record<string, unknown>>): string {
  return Object.values(fields)
    .filter((value): value is string => typeof value === "string" && isoDay.test(value))
    .reduce((text, day) => text.replaceAll(day, () => formatDate(day)), message);
}
