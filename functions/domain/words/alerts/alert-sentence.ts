import { pluralForm } from "../../kernel/formats/counted.ts";
import { formatDay, formatMonthDay, formatTime } from "../../kernel/formats/format-time.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { AlertType } from "../../records/alerts/alert-type.ts";

/** The alert as its sentence needs it. */
export type ToldAlert = Pick<Alert, "type" | "facts" | "count"> & {
  /** Null for what is about no employee, or several. */
  employeeName: string | null;
};

/** Names, days, times and numbers as the reader writes them. */
interface Told {
  who: string | null;
  day: string;
  /** All days of an alert about several: "Nov 20, Nov 22 and Nov 23". */
  days: string;
  /** The day and the time of the moment that it is measured from. */
  date: string;
  time: string;
  hours: string;
  name: string | null;
  item: string | null;
  count: number;
  /** The form of the count. */
  plural: (one: string, other: string) => string;
}

type Sentences = Readonly<Record<AlertType, (told: Told) => string>>;

const sentences: InLanguages<Sentences> = {
  en: {
    late: ({ who, time, count }) =>
      who === null
        ? `${count} employees are late for shifts at ${time}.`
        : `${who} is late for the shift at ${time}.`,
    noShow: ({ who, date, time, count }) =>
      who === null
        ? `${count} employees did not come to shifts on ${date} at ${time}.`
        : `${who} did not come to the shift on ${date} at ${time}.`,
    missedOut: ({ who, date, time }) =>
      `${who} clocked in on ${date} at ${time} and has not clocked out.`,
    onBreakTooLong: ({ who, time }) => `${who} has been on a break since ${time}.`,
    breakDue: ({ who, time }) => `${who} needs a break soon; at work since ${time}.`,
    breakMissed: ({ who, time }) =>
      `${who} worked without the required break; at work since ${time}.`,
    nearOvertime: ({ who, time }) => `${who} is close to overtime; at work since ${time}.`,
    overOvertime: ({ who, hours, day }) =>
      `${who} has ${hours} h of overtime in the week of ${day}.`,
    outsideGeofence: ({ who, time }) => `${who} clocked in off-site at ${time}.`,
    uncovered: ({ who, day, count, plural }) =>
      who === null
        ? plural(`1 open shift on ${day}.`, `${count} open shifts on ${day}.`)
        : plural(
            `${who} cannot work 1 shift in the week of ${day}. Assign someone else.`,
            `${who} cannot work ${count} shifts in the week of ${day}. Assign someone else.`,
          ),
    unpublishedWeek: ({ day }) => `The week of ${day} is not published as planned.`,
    unconfirmed: ({ who, day, count, plural }) =>
      plural(
        `${who} has not confirmed a shift on ${day}.`,
        `${who} has not confirmed ${count} shifts from ${day} on.`,
      ),
    overBudget: ({ day, hours }) => `${hours} h more than the budget in the week of ${day}.`,
    entriesUnapproved: ({ day, count, plural }) =>
      plural(
        `1 entry of the week of ${day} is not approved.`,
        `${count} entries of the week of ${day} are not approved.`,
      ),
    kioskOffline: ({ name, time, count }) =>
      name === null
        ? `${count} tablets are offline, the first since ${time}.`
        : `${name} is offline since ${time}.`,
    checklistMissed: ({ name, date, time }) => `“${name}” was not done by ${time} on ${date}.`,
    itemFailed: ({ name, item, count }) =>
      item === null
        ? `${count} items are out of bounds or answered “No” in “${name}”.`
        : `“${item}” is out of bounds or answered “No” in “${name}”.`,
    payrollDeadline: ({ day }) => `The pay period that began on ${day} is over and not closed.`,
    wageEffective: ({ who, day }) => `A wage change of ${who} takes effect on ${day}.`,
    skillExpiring: ({ who, name, day }) => `${name} of ${who} ends on ${day}.`,
    importFailed: ({ name, count, plural }) =>
      plural(`1 row failed in “${name}”.`, `${count} rows failed in “${name}”.`),
    lastAdmin: () =>
      "At most one admin can sign in. Add a second, so that a lost login does not lock you out.",
    chainBroken: ({ days, plural }) =>
      plural(
        `The audit of ${days} does not match its seal. Contact support.`,
        `The audit of ${days} does not match its seals. Contact support.`,
      ),
    drift: ({ name, days }) =>
      name === null
        ? `Nightly checks found that figures of ${days} differed from their sources.`
        : `Nightly checks found that figures of ${name} of ${days} differed from their sources.`,
  },
};

/** What the alert is about, in a sentence; `zone` is of times without their own. */
export function alertSentence(alert: ToldAlert, zone: string, locale: Locale): string {
  const { type, count, employeeName: who, facts } = alert;
  const { day, days, at, timeZone, seconds, name, item } = facts;
  return inLanguage(sentences, locale)[type]({
    who,
    name,
    item,
    count,
    day: day === null ? "–" : formatDay(day, locale),
    days: listed(
      (days.length === 0 && day !== null ? [day] : days).map((one) => formatMonthDay(one, locale)),
      locale,
    ),
    date: at === null ? "–" : formatDay(localDateAt(at, timeZone ?? zone), locale),
    time: at === null ? "–" : formatTime(at, timeZone ?? zone, locale),
    hours: seconds === null ? "–" : formatDuration(seconds),
    plural: (one, other) => pluralForm(count, { one, other }, locale),
  });
}
