import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { listed } from "../../kernel/formats/listed.ts";
import { obstacleWords } from "../employees/obstacle-words.ts";
import type { PeopleFacts } from "../../rules/violations/people-facts.ts";
import type { Sentences } from "./sentences.ts";
import { day } from "./sentence-values.ts";

const sentences: InLanguages<Sentences<Omit<PeopleFacts, "mergeRefused">>> = {
  en: {
    duplicateEmail: ({ email }) => `${email} already belongs to someone in this company.`,
    duplicatePayrollId: ({ payrollId, who }) => `${who} already has the payroll ID ${payrollId}.`,
    notWorking: ({ who }) => `${who} does not work here any more.`,
    outsideLocation: ({ who, where }) => `${who} does not work at ${where}.`,
    otherJobRole: ({ who, jobRole }) => `${who} does not work as ${jobRole}.`,
    unknownJobRole: ({ jobRole }) =>
      `There is no job role called ${jobRole}. Ask an admin to add it in Settings.`,
    unknownSkill: ({ skill }) =>
      `There is no skill called ${skill}. Ask an admin to add it in Settings.`,
    skillInUse: ({ skill }) => `${skill} is in use, so it can't be removed. Archive it instead.`,
    jobRoleInUse: ({ jobRole }) =>
      `${jobRole} is in use, so it can't be removed. Archive it instead.`,
    higherRole: ({ who }) => `${who} manages others. Only an admin can do this.`,
    ownRecord: () =>
      "This is your own record. An admin changes it; your phone and emergency contact are in Settings.",
    noOwnRecord: () => "You have no record as an employee. Ask an admin to give your login one.",
    hoursOutOfOrder: () => "The minimum, contract and maximum hours have to rise in this order.",
    alreadyInUse: ({ who }) => `${who} is planned or has worked already, so the record stays.`,
    nameMissing: () => "A new person needs a name and a location.",
    mayNotAdd: () => "Only an admin can add people.",
    beforeFirstDay: ({ who, day: firstDay }, locale) =>
      `The first day of ${who} is ${day(firstDay, locale)}. Choose a day from then on.`,
    afterLastDay: ({ who, day: lastDay }, locale) =>
      `The last day of ${who} is ${day(lastDay, locale)}. Choose a day up to then.`,
    leaveOutOfOrder: () =>
      "A leave ends on or after its first day, and begins before the employment has ended.",
    onLeave: ({ who, from, until }, locale) =>
      until === null
        ? `${who} is on leave from ${day(from, locale)} on.`
        : `${who} is on leave from ${day(from, locale)} to ${day(until, locale)}.`,
    tooEarlyToRehire: ({ lastDay }, locale) =>
      `The last employment lasted until ${day(lastDay, locale)}. Choose a later first day.`,
    personRemoved: () => "The person behind this record was removed for good. Add a new person.",
    changedSinceAdded: ({ who }) =>
      `The record of ${who} was changed after it was added, so it stays. Take those changes back first, or end the employment.`,
    sameRecord: () => "Choose another record: this is the one that stays.",
    stillEmployed: ({ who }) => `${who} still works here. End the employment first.`,
    nameDiffers: () => "Type the name exactly as it is written above.",
    employmentStays: ({ who, state, move }) => {
      if (state === "terminated" && move === "end") {
        return `${who} does not work here any more, so there is nothing to end.`;
      }
      if (state === "terminated") return `${who} does not work here any more. Rehire them first.`;
      if (move === "comeBack") return `${who} is not on leave.`;
      return `${who} still works here. End the employment first.`;
    },
    alsoWorksElsewhere: ({ who, places }, locale) =>
      `${who} also works at ${listed(places, locale)}, which you don't manage. Ask an admin, or take ${who} off your own locations.`,
  },
};

/** Refusals about employees and their employment. */
export function peopleMessages(locale: Locale): Sentences<PeopleFacts> {
  return {
    ...inLanguage(sentences, locale),
    mergeRefused: ({ because }) => obstacleWords(because, locale),
  };
}
