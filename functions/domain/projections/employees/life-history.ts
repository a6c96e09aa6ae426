import { endReasonWords } from "../../words/employees/employment-words.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { NameOfRole } from "../../rules/job-roles/job-role-names.ts";
import { formatRate } from "../../kernel/money/rate.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { AccessChange } from "../../records/users/access-change.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";
import type { EmployeeEvent } from "../../records/history/employee-event.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { listed } from "../../kernel/formats/listed.ts";
import { changedWords } from "../../records/history/record-changes.ts";

/** Something that happened to a person, as people read it. */
export interface LifeRow {
  id: string;
  at: Instant;
  byName: string;
  text: string;
}

export interface LifeFacts {
  events: readonly EmployeeEvent[];
  accessChanges: readonly Pick<AccessChange, "id" | "act" | "before" | "after" | "at" | "byName">[];
  /** None where the reader may not see them. */
  wageChanges: readonly WageChange[];
  roleName: NameOfRole;
}

/** The events of an employee's employment, login and pay, latest first. */
export function lifeHistory(
  { events, accessChanges, wageChanges, roleName }: LifeFacts,
  locale: Locale,
): LifeRow[] {
  return [
    ...events.map((event) => rowOf(event, eventWords(event, locale))),
    ...accessChanges.map((change) => rowOf(change, accessWords(change))),
    ...wageChanges.map((change) => ({
      id: change.id,
      at: change.createdAt,
      byName: change.createdByName,
      text: wageWords(change, roleName, locale),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
}

function rowOf({ id, at, byName }: Omit<LifeRow, "text">, text: string): LifeRow {
  return { id, at, byName, text };
}

type Told = Pick<EmployeeEvent, "day" | "until" | "endReason" | "count" | "changes">;

const words: Readonly<Record<EmployeeEvent["act"], (told: Told, locale: Locale) => string>> = {
  added: () => "Added.",
  detailsChanged: ({ changes }) => `Work details changed: ${changedWords(changes)}.`,
  profileChanged: ({ changes }) => `Profile changed: ${changedWords(changes)}.`,
  fieldsChanged: ({ changes }, locale) =>
    `More details changed: ${listed(
      changes.map(({ field }) => field),
      locale,
      changes.length,
    )}.`,
  endPlanned: ({ day, endReason }, locale) =>
    `Last day of the employment set to ${dayWords(day, locale)}${endReason === null ? "" : ` (${endReasonWords(locale)[endReason].toLowerCase()})`}.`,
  endTakenBack: () => "End of the employment taken back.",
  ended: ({ day, count }, locale) => endedWords(dayWords(day, locale), count, locale),
  rehired: ({ day }, locale) => `Hired again from ${dayWords(day, locale)} on.`,
  leaveSet: ({ day, until }, locale) =>
    until === null
      ? `Leave set from ${dayWords(day, locale)} on.`
      : `Leave set from ${dayWords(day, locale)} to ${dayWords(until, locale)}.`,
  leaveTakenBack: () => "Leave ended.",
  availabilitySet: () => "Availability changed.",
  invited: () => "Invited to sign in.",
  invitationTakenBack: () => "Invitation taken back.",
  pinSet: () => "PIN set.",
  photoSet: () => "Photo changed.",
  photoRemoved: () => "Photo removed.",
  pinRemoved: () => "PIN removed.",
  madeExempt: ({ day }, locale) => `Exempt from overtime from ${dayWords(day, locale)} on.`,
  madeEligible: ({ day }, locale) =>
    `Overtime by the company's rules from ${dayWords(day, locale)} on.`,
  policyTakenBack: ({ day }, locale) =>
    `Change of the overtime policy from ${dayWords(day, locale)} taken back.`,
  merged: ({ count }, locale) =>
    `A duplicate record was merged into this one: ${changesWords(count, locale)}.`,
  mergedInto: ({ count }, locale) => `Merged into another record: ${changesWords(count, locale)}.`,
  pseudonymised: () => "Name, contact and personal data removed for good.",
  weekRepaired: ({ day, changes }, locale) => {
    const [before = 0, after = 0] = [changes[0]?.before, changes[0]?.after].map(Number);
    return before === after
      ? `The week of ${dayWords(day, locale)} differed from its time entries and was computed again. Its hours stay ${formatDuration(after)}.`
      : `The week of ${dayWords(day, locale)} differed from its time entries and was computed again: ${formatDuration(before)} became ${formatDuration(after)}.`;
  },
};

/** The words of an event. */
export function eventWords(event: Pick<EmployeeEvent, "act"> & Told, locale: Locale): string {
  return words[event.act](event, locale);
}

function dayWords(day: string | null, locale: Locale): string {
  return day === null ? "an unknown day" : formatDate(day, locale);
}

function endedWords(day: string, count: number, locale: Locale): string {
  const ended = `Employment ended after ${day}.`;
  if (count === 0) return ended;
  const sentences = {
    one: `${ended} 1 shift became open.`,
    other: `${ended} ${count} shifts became open.`,
  };
  return pluralForm(count, sentences, locale);
}

function changesWords(count: number, locale: Locale): string {
  const moved = {
    one: "1 shift, time entry or time off moved",
    other: `${count} shifts, time entries and time off moved`,
  };
  return pluralForm(count, moved, locale);
}

const actWords = {
  switchedOff: "Login switched off.",
  switchedOn: "Login switched on again.",
  signedOut: "Signed out everywhere.",
  secondFactorRemoved: "Second factor removed.",
  recoveryCodesMade: "New recovery codes made.",
  recoveryCodeUsed: "Signed in with a recovery code; second factor removed.",
} as const;

function accessWords({ act, before, after }: LifeFacts["accessChanges"][number]): string {
  if (act !== "rightsChanged") return actWords[act];
  if (after === null) return "Access removed.";
  if (before === null) return `Access given as ${after.role}.`;
  if (before.role === after.role) return "Reach of the access changed.";
  return `Role changed from ${before.role} to ${after.role}.`;
}

function wageWords(change: WageChange, roleName: NameOfRole, locale: Locale): string {
  const { rateTenThousandths, previousRateTenThousandths, currency, effectiveDate } = change;
  const rate = (value: number) => formatRate(value, currency, locale);
  const from =
    previousRateTenThousandths === null ? "" : ` from ${rate(previousRateTenThousandths)}`;
  const role = change.jobRoleId === null ? "" : ` as ${roleName(change.jobRoleId)}`;
  const taken = change.isCancelled ? " Taken back." : "";
  return `Rate${role}${from} to ${rate(rateTenThousandths)}, from ${formatDate(effectiveDate, locale)} on.${taken}`;
}
