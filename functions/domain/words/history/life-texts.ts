import type { Role } from "../../kernel/access/role.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import { listed } from "../../kernel/formats/listed.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { EndReason } from "../../records/employees/end-reason.ts";
import type { EmployeeEvent } from "../../records/history/employee-event.ts";
import type { AccessChange } from "../../records/users/access-change.ts";
import { englishEndReasons } from "../employees/employment-words.ts";

/** An event with days as its reader writes them; a day that is not known is null. */
interface WrittenEvent {
  day: string | null;
  until: string | null;
  endReason: EndReason | null;
  count: number;
  /** The fields that changed, each once: names of the record, or labels of custom fields. */
  fields: readonly string[];
  /** The hours of a week that was computed again. */
  seconds: { before: number; after: number };
}

interface WrittenWage {
  jobRole: string | null;
  before: string | null;
  after: string;
  day: string;
  isCancelled: boolean;
}

type EventText = (event: WrittenEvent, locale: Locale) => string;

export interface LifeTexts {
  events: Readonly<Record<EmployeeEvent["act"], EventText>>;
  access: {
    acts: Readonly<Record<Exclude<AccessChange["act"], "rightsChanged">, string>>;
    removed: string;
    given: (role: Role) => string;
    reach: string;
    role: (before: Role, after: Role) => string;
  };
  wage: (change: WrittenWage) => string;
}

const fieldNames: Readonly<Record<string, string>> = {
  name: "name",
  jobRoles: "job roles",
  jobRoleIds: "job roles",
  locationIds: "locations",
  colour: "color",
  payrollId: "payroll ID",
  hiredOn: "hire date",
  employmentType: "employment type",
  contractSecondsPerWeek: "contract hours",
  minSecondsPerWeek: "minimum hours",
  maxSecondsPerWeek: "maximum hours",
  skills: "skills",
  email: "email",
  phone: "phone",
  notes: "notes",
  birthDate: "date of birth",
  emergencyName: "emergency contact",
  emergencyPhone: "emergency phone",
};

/** "job roles, locations": the fields in words, each once. */
function fieldsText(fields: readonly string[]): string {
  return [...new Set(fields.map((field) => fieldNames[field] ?? field))].join(", ");
}

const dayText = (day: string | null) => day ?? "an unknown day";

const endedText: EventText = ({ day, count }, locale) => {
  const ended = `Employment ended after ${dayText(day)}.`;
  const sentences = {
    one: `${ended} 1 shift became open.`,
    other: count === 0 ? ended : `${ended} ${count} shifts became open.`,
  };
  return pluralForm(count, sentences, locale);
};

const mergedText =
  (start: string): EventText =>
  ({ count }, locale) => {
    const sentences = {
      one: `${start}: 1 shift, time entry or time off moved.`,
      other: `${start}: ${count} shifts, time entries and time off moved.`,
    };
    return pluralForm(count, sentences, locale);
  };

const repairedText: EventText = ({ day, seconds: { before, after } }) => {
  const start = `The week of ${dayText(day)} differed from its time entries and was computed again`;
  return before === after
    ? `${start}. Its hours stay ${formatDuration(after)}.`
    : `${start}: ${formatDuration(before)} became ${formatDuration(after)}.`;
};

export const englishLifeTexts: LifeTexts = {
  events: {
    added: () => "Added.",
    detailsChanged: ({ fields }) => `Work details changed: ${fieldsText(fields)}.`,
    profileChanged: ({ fields }) => `Profile changed: ${fieldsText(fields)}.`,
    fieldsChanged: ({ fields }, locale) =>
      `More details changed: ${listed(fields, locale, fields.length)}.`,
    endPlanned: ({ day, endReason }) => {
      const start = `Last day of the employment set to ${dayText(day)}`;
      return endReason === null
        ? `${start}.`
        : `${start} (${englishEndReasons[endReason].toLowerCase()}).`;
    },
    endTakenBack: () => "End of the employment taken back.",
    ended: endedText,
    rehired: ({ day }) => `Hired again from ${dayText(day)} on.`,
    leaveSet: ({ day, until }) =>
      until === null
        ? `Leave set from ${dayText(day)} on.`
        : `Leave set from ${dayText(day)} to ${until}.`,
    leaveTakenBack: () => "Leave ended.",
    availabilitySet: () => "Availability changed.",
    invited: () => "Invited to sign in.",
    invitationTakenBack: () => "Invitation taken back.",
    pinSet: () => "PIN set.",
    photoSet: () => "Photo changed.",
    photoRemoved: () => "Photo removed.",
    pinRemoved: () => "PIN removed.",
    madeExempt: ({ day }) => `Exempt from overtime from ${dayText(day)} on.`,
    madeEligible: ({ day }) => `Overtime by the company's rules from ${dayText(day)} on.`,
    policyTakenBack: ({ day }) => `Change of the overtime policy from ${dayText(day)} taken back.`,
    merged: mergedText("A duplicate record was merged into this one"),
    mergedInto: mergedText("Merged into another record"),
    pseudonymised: () => "Name, contact and personal data removed for good.",
    weekRepaired: repairedText,
  },
  access: {
    acts: {
      switchedOff: "Login switched off.",
      switchedOn: "Login switched on again.",
      signedOut: "Signed out everywhere.",
      secondFactorRemoved: "Second factor removed.",
      recoveryCodesMade: "New recovery codes made.",
      recoveryCodeUsed: "Signed in with a recovery code; second factor removed.",
      viewBegun: "Support began viewing the company as this member, read-only.",
      viewLeft: "Support stopped viewing as this member.",
      viewEnded: "Support's view as this member ended automatically.",
    },
    removed: "Access removed.",
    given: (role) => `Access given as ${role}.`,
    reach: "Reach of the access changed.",
    role: (before, after) => `Role changed from ${before} to ${after}.`,
  },
  wage: ({ jobRole, before, after, day, isCancelled }) => {
    const rate = jobRole === null ? "Rate" : `Rate as ${jobRole}`;
    const amounts = before === null ? `to ${after}` : `from ${before} to ${after}`;
    const changed = `${rate} ${amounts}, from ${day} on.`;
    return isCancelled ? `${changed} Taken back.` : changed;
  },
};
