import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { PlaceFacts } from "../../rules/violations/place-facts.ts";
import { listed } from "../../kernel/formats/listed.ts";
import { minorSentence } from "./minor-sentence.ts";
import { openShiftRefusedSentence, overrideNeededSentence } from "./override-sentence.ts";
import { longDay, number, time } from "./sentence-values.ts";
import type { Sentences } from "./sentences.ts";

/** Their sentences are chosen by their facts. */
type Composed = "minorLimit" | "openShiftRefused" | "overrideNeeded";

const sentences: InLanguages<Sentences<Omit<PlaceFacts, Composed>>> = {
  en: {
    archivedLocation: ({ where }) => `${where} is archived. Restore it first.`,
    locationStays: ({ where, state }) =>
      state === "archived" ? `${where} is archived already.` : `${where} is active already.`,
    locationInUse: ({ where }) =>
      `People, shifts or time belong to ${where}, so it stays. You can archive it instead.`,
    locationNameMissing: () => "A new location needs a name.",
    clockedInHere: ({ who, where }) =>
      `${who} is clocked in at ${where} now. Set the end first, then archive it.`,
    shiftsAhead: ({ where, count }, locale) =>
      pluralForm(
        count,
        {
          one: `There is still a shift planned at ${where}. Cancel it or move it first.`,
          other: `There are still ${count} shifts planned at ${where}. Cancel or move them first.`,
        },
        locale,
      ),
    checklistElsewhere: ({ name, places }, locale) =>
      `${name} is also done at ${listed(places, locale)}. Duplicate it for your locations, or ask an admin to change it.`,
    checklistOfOther: () => "Someone else does this checklist.",
    checklistOver: ({ name }) => `The time for ${name} is over. Tell your manager what you did.`,
    checklistSignedOff: ({ name }) => `${name} was signed off and cannot be changed any more.`,
    notSignable: ({ name }) => `${name} is not done. It can be signed off when it is.`,
    wrongAnswer: ({ name }) => `This answer does not fit "${name}". Open the checklist again.`,
    zoneMovesShifts: ({ count }, locale) =>
      pluralForm(
        count,
        {
          one: "A planned shift moves with the time zone. Look at what changes, then confirm it.",
          other: `${count} planned shifts move with the time zone. Look at what changes, then confirm it.`,
        },
        locale,
      ),
    zoneMovesTooMany: ({ most }) =>
      `More than ${most} shifts are planned here from today on, too many to move with the time zone at once. Add a location in the new time zone and plan there, or change the zone when fewer are left.`,
    plannedElsewhere: ({ who }) =>
      `${who} is planned at another location at that time. Change the time or choose someone else.`,
    noticeReasonNeeded: ({ count }, locale) =>
      pluralForm(
        count,
        {
          one: "A change is within the notice of the schedule. Enter a reason for it.",
          other: `${count} changes are within the notice of the schedule. Enter a reason for them.`,
        },
        locale,
      ),
    budgetReasonNeeded: () => "The week is over budget. Enter a reason, or change the plan.",
    nothingToPublish: () => "Everything in this week is published already.",
    nothingToUnpublish: () => "Staff see no shift of this week that is still to come.",
    publicationTold: () =>
      "People were told already, or the week was published again. Change the plan and publish it.",
    shiftsTakenSince: () =>
      "Someone took one of these shifts since. Change the plan and publish it again.",
    weekLocked: ({ where, day }, locale) =>
      `The week of ${longDay(day, locale)} at ${where} is locked. A manager has to unlock it before its shifts can change.`,
    emptyWeek: () => "This week has no shifts to save. Plan some first.",
    shiftsChangedSince: () => "These shifts were edited or published since, so they stay.",
    noSalesHour: ({ time: hour, day }, locale) =>
      `The clock at this location does not show ${time(hour, locale)} that way on ${longDay(day, locale)}. Enter the amount in another hour.`,
    salesAhead: ({ day }, locale) =>
      `${longDay(day, locale)} is still to come. Enter its sales from that day on.`,
    tooManyDaysByHour: ({ most }, locale) =>
      `A report by hour has at most ${number(most, locale)} days. Choose fewer days, or other lines.`,
    salesChangedSince: ({ changedBy }) =>
      `${changedBy} changed these sales since the import, so they stay.`,
  },
};

/** Refusals about locations and their schedules. */
export function placeMessages(locale: Locale): Sentences<PlaceFacts> {
  return {
    ...inLanguage(sentences, locale),
    minorLimit: (fields) => minorSentence(fields, locale),
    overrideNeeded: (fields) => overrideNeededSentence(fields, locale),
    openShiftRefused: (fields) => openShiftRefusedSentence(fields, locale),
  };
}
