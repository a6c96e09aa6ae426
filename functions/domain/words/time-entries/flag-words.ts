import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { TimeEntryFlag } from "../../records/time-entries/time-entry.ts";

type FlagWords = Readonly<Record<TimeEntryFlag, string>>;

const words: InLanguages<FlagWords> = {
  en: {
    missedClockOut: "No clock-out",
    lateIn: "Came late",
    earlyIn: "Came early",
    earlyOut: "Left early",
    lateOut: "Left late",
    noShift: "No shift planned",
    longEntry: "Very long",
    editedAfterApproval: "Changed after approval",
    offSite: "Away from the location",
    noPosition: "Position unknown",
    positionRequest: "Position to decide",
    lowAccuracy: "Position inexact",
    shortEntry: "Very short",
    wrongLocation: "Scheduled elsewhere",
    roleMismatch: "Other job role than planned",
    roleToCheck: "Job role to check",
    breakMissed: "Meal break missed",
    breakShort: "Meal break short",
    breakLate: "Meal break late",
    overtimeDaily: "Daily overtime",
    overtimeWeekly: "Weekly overtime",
    overlap: "Overlaps other time",
    rateMissing: "No hourly rate",
    offline: "Punched offline",
    offlineLate: "Offline punch sent late",
    correctionRequested: "Correction requested",
    deviceClock: "Device clock was wrong",
    managerOverride: "Clock-in allowed by a manager",
  },
};

/** The words of each flag for the reviewer of an entry. */
export function flagWords(locale: Pick<Locale, "language">): FlagWords {
  return inLanguage(words, locale);
}
