import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { WorkTimeFacts } from "../../rules/violations/work-time-facts.ts";
import type { Sentences } from "./sentences.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import { weekdayName } from "../../kernel/formats/day-name.ts";
import { longDay, number, span, time } from "./sentence-values.ts";

type LimitReason = WorkTimeFacts["openShiftLimit"]["because"];

const offSentences: Readonly<Record<WorkTimeFacts["requestsOff"]["kind"], string>> = {
  claim: "Open shifts can't be claimed here. Ask your manager.",
  swap: "Shifts can't be swapped here. Ask your manager.",
  drop: "Shifts can't be given up here. Ask your manager.",
};
type PositionReason = WorkTimeFacts["positionUnknown"]["because"];

const sentences: InLanguages<Sentences<WorkTimeFacts>> = {
  en: {
    alreadyClockedIn: ({ since }, locale) =>
      `You are already clocked in since ${time(since, locale)}.`,
    notClockedIn: () => "You are not clocked in.",
    alreadyOnBreak: ({ since }, locale) =>
      `You are already on a break since ${time(since, locale)}.`,
    notOnBreak: () => "You are not on a break.",
    missingHour: (fields, locale) =>
      `${time(fields.time, locale)} does not exist on ${longDay(fields.day, locale)}, because the clocks go forward. Choose another time.`,
    repeatedHour: (fields, locale) =>
      `${time(fields.time, locale)} happens twice on ${longDay(fields.day, locale)}, because the clocks go back. Choose the first or the second.`,
    coverGone: () => "This shift is no longer on offer. You don't need to do anything.",
    coverUnpublished: () => "Publish this shift first: only published shifts can be offered.",
    coverTooLate: () => "This shift is over.",
    openShiftGone: () => "This shift is no longer open. Look at the list again.",
    openShiftRole: () => "This shift is for a job role that you don't have. Ask your manager.",
    openShiftGivenUp: ({ isOwn }) =>
      isOwn
        ? "You gave up this shift. To keep it, withdraw your request."
        : "You gave up this shift. Ask your manager if you can work it after all.",
    requestGone: () => "This request is no longer open. Look at the list again.",
    requestsOff: ({ kind }) => offSentences[kind],
    swapRefused: ({ who }) => `${who} can't work this shift. Choose another one.`,
    openShiftLimit: ({ because, limit }) => {
      const hours = formatDuration(limit);
      const reasons: Readonly<Record<LimitReason, string>> = {
        rest: `This shift would leave you less than ${hours} hours of rest. Ask your manager.`,
        day: `With this shift you would work more than ${hours} hours in a day. Ask your manager.`,
        week: `With this shift you would work more than ${hours} hours in the week. Ask your manager.`,
        daysInARow: `With this shift you would work more than ${limit} days in a row. Ask your manager.`,
        ownWeek: `This shift would exceed your ${hours} hours a week. Ask your manager.`,
      };
      return reasons[because];
    },
    endBeforeStart: () => "The end must be after the start.",
    tooLong: ({ hours, limitHours }, locale) =>
      `That would be ${number(hours, locale)} hours; one entry may last ${number(limitHours, locale)} hours at most.`,
    inFuture: () => "Worked time cannot lie in the future.",
    breakOutside: () => "A break must lie within the time worked, and breaks must not overlap.",
    splitOutside: () => "Choose a time between the start and the end of the entry.",
    notAdjoining: ({ limitHours }, locale) =>
      `These entries are more than ${number(limitHours, locale)} hours apart. Only adjoining entries can be merged.`,
    mergeDiffers: () =>
      "These entries are of different job roles or locations. Move them to the same one first.",
    mergeOfOne: () => "Choose at least two entries of one employee.",
    tooManyPieces: ({ most }) => `An entry is made from ${most} others at most.`,
    tooManyBreaks: ({ most }) => `An entry has ${most} breaks at most.`,
    otherShift: ({ who }) =>
      `This shift isn't ${who}'s at this location. Choose another one, or none.`,
    entryOpen: ({ who }) => `${who} is still clocked in. Set the end first.`,
    ownEntry: () => "Someone else has to approve your own time.",
    secondApprover: () =>
      "You have approved this time already. A second person has to approve it as well.",
    othersEntry: () =>
      "Only the employee can do this for their own time. Correct the entry instead.",
    correctionOpen: ({ who }) =>
      `${who} asked for a correction of this time. Accept or decline the request first.`,
    correctionAnswered: () => "This request was answered already. Open the entry again to see it.",
    notPastDay: () =>
      "Choose a day before today. For today, clock in now, then ask for other times.",
    requestTooOld: ({ days }, locale) =>
      `This day is more than ${number(days, locale)} days ago. Ask your manager to add the time.`,
    alreadyRequested: ({ from, to, day }, locale) =>
      `You already asked for ${span(from, to, locale)} on ${longDay(day, locale)}. Change or withdraw that request first.`,
    importDiffers: () => "This clock-in already has another clock-out. Correct the entry instead.",
    changedSinceImport: ({ changedBy, isApproved }) =>
      isApproved
        ? `${changedBy} approved this time since the import, so it stays. Withdraw the approval and void it instead.`
        : `${changedBy} changed this time since the import, so it stays. Void it instead.`,
    timesheetOpen: () =>
      "Some of this time has no clock-out yet. Clock out, or ask your manager to set the end, then sign.",
    nothingDisputed: () => "This timesheet is not disputed any more. Open it again to see it.",
    notEmployee: () => "Your login is not linked to an employee, so there is no clock to punch.",
    tooEarly: ({ from }, locale) =>
      `Your shift has not begun. You can clock in from ${time(from, locale)}.`,
    notScheduled: () => "You have no shift here now. Ask your manager to plan one.",
    entryTooOld: ({ days }) =>
      `This time is more than ${days} days old. Only an admin can change it now.`,
    awayFromLocation: ({ where, metres }, locale) =>
      `Your device is ${number(metres, locale)} m away from ${where}. Clock in there, or ask your manager to enter your time.`,
    overlap: ({ who, from, to, where, day }, locale) => {
      const weekday = weekdayName(day, locale);
      return to === null
        ? `${who} is clocked in at ${where} since ${time(from, locale)} on ${weekday}.`
        : `${who} already works ${span(from, to, locale)} at ${where} on ${weekday}.`;
    },
    tappedByOther: () => "This punch is sent when the employee who made it signs in here again.",
    punchTooOld: ({ days }, locale) =>
      `This punch is more than ${number(days, locale)} days old, so it can't be recorded.`,
    positionUnknown: ({ where, because }) => {
      const reasons: Readonly<Record<PositionReason, string>> = {
        missing: `You can clock in only when you are at ${where}, and your device did not share its position. Allow it, then try again.`,
        stale: `You can clock in only when you are at ${where}, and your device reported an old position. Try again in a moment.`,
        vague: `You can clock in only when you are at ${where}, and your device knows its position only to within a kilometre or more. Try again outdoors.`,
      };
      return reasons[because];
    },
  },
};

/** Refusals about worked and planned time and the clock. Times are carried as `HH:MM`. */
export function workTimeMessages(locale: Locale): Sentences<WorkTimeFacts> {
  return inLanguage(sentences, locale);
}
