import { formatRate } from "../../kernel/money/rate.ts";
import { formatDate } from "../../kernel/formats/format-time.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { AccessChange } from "../../records/users/access-change.ts";
import type { WageChange } from "../../records/pay/wage-change.ts";
import type { EmployeeEvent } from "../../records/history/employee-event.ts";
import { counted } from "../../kernel/formats/counted.ts";
import { listed } from "../../kernel/formats/listed.ts";
import { endReasonWords } from "../../records/employees/end-reason.ts";
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
}

/** The events of an employee's employment, login and pay, latest first. */
export function lifeHistory({ events, accessChanges, wageChanges }: LifeFacts): LifeRow[] {
  return [
    ...events.map((event) => rowOf(event, eventWords(event))),
    ...accessChanges.map((change) => rowOf(change, accessWords(change))),
    ...wageChanges.map((change) => ({
      id: change.id,
      at: change.createdAt,
      byName: change.createdByName,
      text: wageWords(change),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
}

function rowOf({ id, at, byName }: Omit<LifeRow, "text">, text: string): LifeRow {
  return { id, at, byName, text };
}

type Told = Pick<EmployeeEvent, "day" | "until" | "endReason" | "count" | "changes">;

const words: Readonly<Record<EmployeeEvent["act"], (told: Told) => string>> = {
  added: () => "Added.",
  detailsChanged: ({ changes }) => `Work details changed: ${changedWords(changes)}.`,
  profileChanged: ({ changes }) => `Profile changed: ${changedWords(changes)}.`,
  fieldsChanged: ({ changes }) =>
    `More details changed: ${listed(
      changes.map(({ field }) => field),
      changes.length,
    )}.`,
  endPlanned: ({ day, endReason }) =>
    `Last day of the employment set to ${dayWords(day)}${endReason === null ? "" : ` (${endReasonWords[endReason].toLowerCase()})`}.`,
  endTakenBack: () => "End of the employment taken back.",
  ended: ({ day, count }) => `Employment ended after ${dayWords(day)}.${openedWords(count)}`,
  rehired: ({ day }) => `Hired again from ${dayWords(day)} on.`,
  leaveSet: ({ day, until }) =>
    until === null
      ? `Leave set from ${dayWords(day)} on.`
      : `Leave set from ${dayWords(day)} to ${dayWords(until)}.`,
  leaveTakenBack: () => "Leave ended.",
  availabilitySet: () => "Availability changed.",
  invited: () => "Invited to sign in.",
  invitationTakenBack: () => "Invitation taken back.",
  pinSet: () => "PIN set.",
  photoSet: () => "Photo changed.",
  photoRemoved: () => "Photo removed.",
  pinRemoved: () => "PIN removed.",
  madeExempt: ({ day }) => `Exempt from overtime from ${dayWords(day)} on.`,
  madeEligible: ({ day }) => `Overtime by the company's rules from ${dayWords(day)} on.`,
  policyTakenBack: ({ day }) => `Change of the overtime policy from ${dayWords(day)} taken back.`,
  merged: ({ count }) => `A duplicate record was merged into this one: ${changesWords(count)}.`,
  mergedInto: ({ count }) => `Merged into another record: ${changesWords(count)}.`,
  pseudonymised: () => "Name, contact and personal data removed for good.",
};

/** What an event says. */
export function eventWords(event: Pick<EmployeeEvent, "act"> & Told): string {
  return words[event.act](event);
}

function dayWords(day: string | null): string {
  return day === null ? "an unknown day" : formatDate(day);
}

function openedWords(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " 1 shift became open." : ` ${count} shifts became open.`;
}

function changesWords(count: number): string {
  return `${counted(count, "shift, time entry or time off", "shifts, time entries and time off")} moved`;
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

function wageWords(change: WageChange): string {
  const { rateTenThousandths, previousRateTenThousandths, currency, effectiveDate } = change;
  const rate = (value: number) => formatRate(value, currency);
  const from =
    previousRateTenThousandths === null ? "" : ` from ${rate(previousRateTenThousandths)}`;
  const role = change.jobRole === null ? "" : ` as ${change.jobRole}`;
  const taken = change.isCancelled ? " Taken back." : "";
  return `Rate${role}${from} to ${rate(rateTenThousandths)}, from ${formatDate(effectiveDate)} on.${taken}`;
}
