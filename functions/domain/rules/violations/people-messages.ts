import type { Locale } from "../../kernel/formats/locale.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { day } from "./sentence-values.ts";

/** Refusals about employees and their employment. */
export const peopleMessages = {
  duplicateEmail: ({ email }: { email: string }) =>
    `${email} already belongs to someone in this company.`,
  duplicatePayrollId: ({ payrollId, who }: { payrollId: string; who: string }) =>
    `${who} already has the payroll ID ${payrollId}.`,
  notWorking: ({ who }: { who: string }) => `${who} does not work here any more.`,
  outsideLocation: ({ who, where }: { who: string; where: string }) =>
    `${who} does not work at ${where}.`,
  otherJobRole: ({ who, jobRole }: { who: string; jobRole: string }) =>
    `${who} does not work as ${jobRole}.`,
  unknownJobRole: ({ jobRole }: { jobRole: string }) =>
    `There is no job role called ${jobRole}. Ask an admin to add it in Settings.`,
  jobRoleInUse: ({ jobRole }: { jobRole: string }) =>
    `${jobRole} is in use, so it can't be removed. Archive it instead.`,
  unknownSkill: ({ skill }: { skill: string }) =>
    `There is no skill called ${skill}. Ask an admin to add it in Settings.`,
  skillInUse: ({ skill }: { skill: string }) =>
    `${skill} is in use, so it can't be removed. Archive it instead.`,
  higherRole: ({ who }: { who: string }) => `${who} manages others. Only an admin can do this.`,
  alsoWorksElsewhere: ({ who, where }: { who: string; where: string }) =>
    `${who} also works at ${where}, which you don't manage. Ask an admin, or take ${who} off your own locations.`,
  ownRecord: () =>
    "This is your own record. An admin changes it; your phone and emergency contact are in Settings.",
  noOwnRecord: () => "You have no record as an employee. Ask an admin to give your login one.",
  hoursOutOfOrder: () => "The minimum, contract and maximum hours have to rise in this order.",
  alreadyInUse: ({ who }: { who: string }) =>
    `${who} is planned or has worked already, so the record stays.`,
  nameMissing: () => "A new person needs a name and a location.",
  mayNotAdd: () => "Only an admin can add people.",
  afterLastDay: ({ who, day: lastDay }: { who: string; day: LocalDate }, locale: Locale) =>
    `The last day of ${who} is ${day(lastDay, locale)}. Choose a day up to then.`,
  employmentStays: ({ who, state, move }: { who: string; state: string; move: string }) =>
    `${who} is ${state} and cannot ${move}.`,
  leaveOutOfOrder: () =>
    "A leave ends on or after its first day, and begins before the employment has ended.",
  onLeave: (
    { who, from, until }: { who: string; from: LocalDate; until: LocalDate | null },
    locale: Locale,
  ) =>
    until === null
      ? `${who} is on leave from ${day(from, locale)} on.`
      : `${who} is on leave from ${day(from, locale)} to ${day(until, locale)}.`,
  awayThen: ({ who }: { who: string }) => `${who} has left or is on leave on that day.`,
  tooEarlyToRehire: ({ lastDay }: { lastDay: LocalDate }, locale: Locale) =>
    `The last employment lasted until ${day(lastDay, locale)}. Choose a later first day.`,
  personRemoved: () => "The person behind this record was removed for good. Add a new person.",
  changedSinceAdded: ({ who }: { who: string }) =>
    `The record of ${who} was changed after it was added, so it stays. Take those changes back first, or end the employment.`,
  sameRecord: () => "Choose another record: this is the one that stays.",
  mergeRefused: ({ because }: { because: string }) => because,
  stillEmployed: ({ who }: { who: string }) => `${who} still works here. End the employment first.`,
  nameDiffers: () => "Type the name exactly as it is written above.",
};
