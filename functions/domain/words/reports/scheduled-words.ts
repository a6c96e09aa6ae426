import {
  formatDay,
  formatDayRange,
  formatDayTime,
  formatLocalTime,
} from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Grouping } from "../../records/reports/report.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { ReportRhythm } from "../../records/reports/scheduled-report.ts";
import type { Sending } from "../../rules/reports/next-sending.ts";

interface ScheduledLabels {
  send: string;
  heading: string;
  none: string;
  rhythm: string;
  rhythms: Readonly<Record<ReportRhythm, string>>;
  sendAt: string;
  recipients: string;
  recipientsHelp: string;
  demo: string;
  save: string;
  saved: string;
  edit: string;
  stop: string;
  keep: string;
  stopText: string;
  stopped: string;
  groupings: Readonly<Record<Grouping, string>>;
  compared: string;
  formerMember: string;
}

interface ScheduledSentences {
  dialogTitle: (report: string) => string;
  editLabel: (report: string) => string;
  stopLabel: (report: string) => string;
  stopTitle: (report: string) => string;
  clock: (zone: string) => string;
  sent: Readonly<Record<ReportRhythm, (time: string) => string>>;
  next: (at: string, days: string) => string;
  to: (names: string) => string;
  failed: (at: string, again: string) => string;
}

const labels: InLanguages<ScheduledLabels> = {
  en: {
    send: "Send by e-mail",
    heading: "Sent by e-mail",
    none: "No report is sent by e-mail. Open a report, choose its lines and filters, then Send by e-mail.",
    rhythm: "How often",
    rhythms: {
      day: "After each day",
      week: "After each workweek",
      period: "After each pay period",
      month: "After each month",
    },
    sendAt: "Time",
    recipients: "To",
    recipientsHelp: "Only admins, because only they can open reports.",
    demo: "A demo company sends no mail.",
    save: "Save",
    saved: "The report is sent by e-mail from now on.",
    edit: "Edit",
    stop: "Stop",
    keep: "Keep sending",
    stopText: "No more mails are sent. Those that were sent stay as they are.",
    stopped: "The report is not sent any more.",
    groupings: {
      employee: "By employee",
      jobRole: "By job role",
      location: "By location",
      day: "By day",
      week: "By week",
      editor: "By editor",
      hour: "By hour",
      timeOffType: "By type",
    },
    compared: "Compared with the days before",
    formerMember: "a former admin",
  },
};

const sentences: InLanguages<ScheduledSentences> = {
  en: {
    dialogTitle: (report) => `Send by e-mail: ${report}`,
    editLabel: (report) => `Edit ${report}`,
    stopLabel: (report) => `Stop ${report}`,
    stopTitle: (report) => `Stop sending ${report}?`,
    clock: (zone) => `By the clock of ${zone}.`,
    sent: {
      day: (time) => `Sent after each day, at ${time}`,
      week: (time) => `Sent after each workweek, at ${time}`,
      period: (time) => `Sent after each pay period, at ${time}`,
      month: (time) => `Sent after each month, at ${time}`,
    },
    next: (at, days) => `Next on ${at}, with ${days}`,
    to: (names) => `To ${names}`,
    failed: (at, again) =>
      `Couldn't be sent on ${at}; the next try is on ${again}. If its employee or location no longer exists, stop the report.`,
  },
};

/** The labels of reports that are sent by e-mail. */
export function scheduledLabels(locale: Locale): ScheduledLabels {
  return inLanguage(labels, locale);
}

/** The titles of the dialogs about one report, and the names of its buttons. */
export function scheduledTitles(
  report: string,
  locale: Locale,
): Readonly<Record<"dialog" | "edit" | "stop" | "stopQuestion", string>> {
  const { dialogTitle, editLabel, stopLabel, stopTitle } = inLanguage(sentences, locale);
  return {
    dialog: dialogTitle(report),
    edit: editLabel(report),
    stop: stopLabel(report),
    stopQuestion: stopTitle(report),
  };
}

/** "By the clock of New York." */
export function sendingClock(zone: string, locale: Locale): string {
  return inLanguage(sentences, locale).clock(zone);
}

/** "Sent after each workweek, at 7:00 AM". */
export function sentText(
  { rhythm, sendAt }: { rhythm: ReportRhythm; sendAt: string },
  locale: Locale,
): string {
  return inLanguage(sentences, locale).sent[rhythm](formatLocalTime(sendAt, locale));
}

/** "Next on Nov 30, 2026, 7:00 AM, with Nov 23 – 29, 2026". */
export function nextSendingText({ at, range }: Sending, timeZone: string, locale: Locale): string {
  const { firstDay, lastDay } = range;
  const days =
    firstDay === lastDay ? formatDay(firstDay, locale) : formatDayRange(firstDay, lastDay, locale);
  return inLanguage(sentences, locale).next(formatDayTime(at, timeZone, locale), days);
}

/** Tells that a report could not be made, and when it is tried again. */
export function unsentText(
  { failedAt, at }: { failedAt: Instant; at: Instant },
  timeZone: string,
  locale: Locale,
): string {
  const [failed, again] = [failedAt, at].map((one) => formatDayTime(one, timeZone, locale));
  return inLanguage(sentences, locale).failed(failed ?? "", again ?? "");
}

/** "To Olivia and Marcus". */
export function sentToText(names: readonly string[], locale: Locale): string {
  return inLanguage(sentences, locale).to(listed(names, locale));
}
