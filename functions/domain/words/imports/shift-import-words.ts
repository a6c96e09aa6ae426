import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** What is wrong with a line of a file of shifts, and what its facts are called. */
export interface ShiftImportWords {
  openShift: string;
  openWithPerson: string;
  noChoice: (text: string) => string;
  noStart: (text: string) => string;
  noEnd: (text: string) => string;
  endsOn: (day: string) => string;
  otherZone: (zone: string, where: string, there: string) => string;
  noMinutes: (text: string) => string;
  longBreak: string;
  placeMissing: string;
  overlapsLine: (line: number) => string;
  shift: string;
  location: string;
  jobRole: string;
  area: string;
  noRoleOfArea: (area: string) => string;
  pause: string;
  minutes: (count: number) => string;
  comment: string;
  nextDay: (times: string) => string;
  drafts: string;
}

const words: InLanguages<ShiftImportWords> = {
  en: {
    openShift: "Open shift",
    openWithPerson: "This line names an employee and is marked as open. Remove one of them.",
    noChoice: (text) => `"${text}" is not a choice for Open; use yes or no.`,
    noStart: (text) =>
      text === ""
        ? "The date or the start time is missing."
        : `"${text}" is no date and start time; write them as 2026-03-09 and 09:00.`,
    noEnd: (text) =>
      text === "" ? "The end time is missing." : `"${text}" is no end time; write it as 17:00.`,
    endsOn: (day) =>
      `With these times the shift ends on ${day}. Correct the end date or the times.`,
    otherZone: (zone, where, there) =>
      `The time zone is ${zone}, but the clocks at ${where} follow ${there}. Correct one of them.`,
    noMinutes: (text) => `"${text}" is no length of a break; write its minutes, such as 30.`,
    longBreak: "A break may take up to 4 hours.",
    placeMissing: "The location is missing.",
    overlapsLine: (line) => `This overlaps the shift of the same employee in line ${line}.`,
    shift: "Shift",
    location: "Location",
    jobRole: "Job role",
    area: "Area",
    noRoleOfArea: (area) => `${area} (no job role has this name, so it is left out)`,
    pause: "Unpaid break",
    minutes: (count) => `${count} min`,
    comment: "Comment",
    nextDay: (times) => `${times} (ends the next day)`,
    drafts: "All shifts are imported as drafts; publish the week afterwards.",
  },
};

/** The sentences about the lines of a file of shifts for its reader. */
export function shiftImportWords(locale: Pick<Locale, "language">): ShiftImportWords {
  return inLanguage(words, locale);
}
