import { salarySchema } from "../../records/pay/salary.ts";
import { salaryText } from "../../words/pay/salary-words.ts";
import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDate, formatDayRange } from "../../kernel/formats/format-time.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import { historyDetailSchema, periodDetailSchema } from "../../records/audits/audit-detail.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import type { RecordChange } from "../../records/history/record-changes.ts";
import { historyActSchema } from "../../records/history/history-event.ts";
import type { PeriodAct } from "../../records/pay/pay-period-record.ts";
import { periodActSchema } from "../../records/pay/pay-period-record.ts";
import { auditActionSchema } from "../../records/time-entries/time-entry-audit.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import { plainActWords } from "../../words/audits/audit-labels.ts";
import {
  companyHistoryLines,
  locationHistoryLines,
  publicationLine,
  publicationSentence,
} from "../../words/history/history-lines.ts";
import { auditSentences } from "../../words/time-entries/audit-words.ts";
import { checklistChangeLines } from "./checklist-lines.ts";
import { dayEventChangeLines } from "./day-event-lines.ts";
import { shiftChangeLines } from "./shift-lines.ts";

/** The present names of what rows hold by id, and the zone in which their times are written. */
export interface AuditNames {
  employee: (id: EmployeeId) => string;
  location: (id: LocationId) => string;
  jobRole: NameOfRole;
  currency: string;
  timeZone: string;
}

type Write = (row: AuditRow, names: AuditNames, locale: Locale) => string[];

/** What a row of the audit says, one line for each fact. */
export function auditLines(row: AuditRow, names: AuditNames, locale: Locale): string[] {
  return writers[row.entity](row, names, locale);
}

const writers: Readonly<Record<AuditRow["entity"], Write>> = {
  timeEntry: ({ act, changes }, { timeZone }, locale) => {
    const action = auditActionSchema.safeParse(act).data;
    return action === undefined ? [act] : auditSentences({ action, changes }, timeZone, locale);
  },
  shift: (row, names, locale) => [
    plain(`shift${capital(row.act)}`, locale),
    ...shiftChangeLines(row.changes, names, locale),
  ],
  schedule: (row, _names, locale) => {
    const event = eventOf(row);
    if (event === null || event.act === "published") {
      return [publicationLine({ published: event?.published ?? null }, locale)];
    }
    return [publicationSentence(event, locale)];
  },
  payPeriod: ({ act, day, detail }, _names, locale) => {
    const { lastDay, place = "" } = periodDetailSchema.safeParse(read(detail)).data ?? {};
    const days = day === null ? "" : formatDayRange(day, lastDay ?? day, locale);
    const acts = inLanguage(periodWords, locale);
    const said = periodActSchema.safeParse(act).data;
    return [said === undefined ? act : acts[said](days, place)];
  },
  wage: ({ act, day, pay }, _names, locale) => {
    const [rate] = pay.values?.changes ?? [];
    const amounts = rate === undefined ? "" : `: ${rateText(rate, pay.values?.currency, locale)}`;
    const from = day === null ? "" : `, ${inLanguage(fromWords, locale)(formatDate(day, locale))}`;
    return [`${plain(`wage${capital(act)}`, locale)}${amounts}${from}`];
  },
  access: ({ act, changes }, _names, locale) => [
    act === "rightsChanged" ? accessLine(changes, locale) : plain(act, locale),
  ],
  rules: (row, _names, locale) => companyLinesOf(row, locale),
  settings: (row, _names, locale) => companyLinesOf(row, locale),
  location: (row, { currency }, locale) => {
    const event = eventOf(row);
    return event === null ? [row.act] : locationHistoryLines(event, currency, locale);
  },
  dayEvent: (row, names, locale) => [
    plain(`dayEvent${capital(row.act)}`, locale),
    ...dayEventChangeLines(row.changes, names, locale),
  ],
  checklist: (row, names, locale) => [
    plain(`checklist${capital(row.act)}`, locale),
    ...(row.act === "added" ? [] : checklistChangeLines(row.changes, names, locale)),
  ],
};

function companyLinesOf(row: AuditRow, locale: Locale): string[] {
  const event = eventOf(row);
  return event === null ? [row.act] : companyHistoryLines(event, locale);
}

/** The history row that the audit row was written with, as far as its sentence needs it. */
function eventOf({ act, day, changes, detail }: AuditRow) {
  const known = historyActSchema.safeParse(act).data;
  const told = historyDetailSchema.safeParse(read(detail)).data;
  return known === undefined || told === undefined ? null : { act: known, day, changes, ...told };
}

const periodWords: InLanguages<
  Readonly<Record<PeriodAct, (days: string, place: string) => string>>
> = {
  en: {
    close: (days) => `Pay period ${days} closed`,
    reopen: (days) => `Pay period ${days} reopened`,
    export: (days) => `Pay period ${days} exported`,
    closeLocation: (days, place) => `Pay period ${days} closed at ${place}`,
    reopenLocation: (days, place) => `Pay period ${days} reopened at ${place}`,
  },
};

const fromWords = { en: (day: string) => `from ${day}` };

function rateText({ before, after }: RecordChange, currency = "", locale: Locale): string {
  const text = (value: string | null) => {
    const rate: unknown = read(value ?? "");
    if (typeof rate === "number") return formatRate(rate, currency, locale);
    const salary = salarySchema.safeParse(rate);
    return salary.success ? salaryText(salary.data, currency, locale) : "–";
  };
  return `${text(before)} → ${text(after)}`;
}

function accessLine(changes: readonly RecordChange[], locale: Locale): string {
  const role = changes.find(({ field }) => field === "role");
  if (role === undefined) return plain("accessReach", locale);
  const [before, after] = [read(role.before ?? ""), read(role.after ?? "")];
  if (typeof after !== "string") return plain("accessRemoved", locale);
  return inLanguage(roleWords, locale)(typeof before === "string" ? before : null, after);
}

const roleWords = {
  en: (before: string | null, after: string) =>
    before === null ? `Access given as ${after}` : `Role changed from ${before} to ${after}`,
};

function plain(act: string, locale: Locale): string {
  const words: Readonly<Record<string, string>> = inLanguage(plainActWords, locale);
  return words[act] ?? act;
}

function capital(act: string): string {
  return `${act.slice(0, 1).toUpperCase()}${act.slice(1)}`;
}

/** JSON that an earlier release may have written; null if it is none. */
function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
