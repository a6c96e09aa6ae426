import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { formatDay, formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { Currency } from "@crewline/domain/kernel/money/amount";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { AuditView } from "./audit-view.ts";

/** "Nov 22, 2026, 9:30 PM", at another zone's place with its mark. */
export function momentText({ row, timeZone, zoneMark }: AuditView, locale: Locale): string {
  const moment = formatDayTime(row.at, timeZone, locale);
  return zoneMark === null ? moment : `${moment} ${zoneMark}`;
}

type About = Pick<AuditView, "subject" | "entity"> & { row: Pick<AuditRow, "day" | "entity"> };

/** "Ana Diaz, Mon, Nov 16": whom or what a row is about, with its day; else its type. */
export function subjectText({ row, subject, entity }: About, locale: Locale): string {
  const day = row.day === null || row.entity === "payPeriod" ? [] : [formatDay(row.day, locale)];
  return [subject === "" ? entity : subject, ...day].join(", ");
}

/** "+0:30"; "–" where nothing changed. */
export function hoursText(seconds: number): string {
  return seconds === 0 ? "–" : `${seconds > 0 ? "+" : ""}${formatDuration(seconds)}`;
}

/** "+$9.00"; "–" where pay did not change, was not computed, or is not for the reader. */
export function payText({ pay }: Pick<AuditRow, "pay">, locale: Locale): string {
  const { deltaMinor = null, currency = "" } = pay.values ?? {};
  return deltaMinor === null ? "–" : amountText(deltaMinor, currency, locale);
}

/** "+$9.00"; "–" for nothing. */
export function amountText(minor: number, currency: Currency, locale: Locale): string {
  if (minor === 0) return "–";
  return `${minor > 0 ? "+" : ""}${formatAmount(minor, currency, locale)}`;
}
