import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { UnpairedReason } from "../../rules/imported-time/pair-punches.ts";

/** What is wrong with a line of a file of worked time, and what its facts are called. */
export interface PunchImportWords {
  unpaired: Readonly<Record<UnpairedReason, string>>;
  whoMissing: string;
  noName: (name: string) => string;
  twoOfName: (name: string) => string;
  noMoment: (text: string) => string;
  noKind: (text: string) => string;
  noBreaks: (text: string) => string;
  noMinutes: (text: string) => string;
  longBreak: string;
  missingHour: (text: string) => string;
  repeatedHour: (text: string) => string;
  stillRunning: string;
  noPlace: (who: string) => string;
  otherPlace: (where: string) => string;
  overlapsLine: (line: number) => string;
  aroundProblem: (line: number) => string;
  clockIn: string;
  clockOut: string;
  noClockOut: string;
  breaks: string;
  location: string;
  jobRole: string;
  forReview: string;
}

const words: InLanguages<PunchImportWords> = {
  en: {
    unpaired: {
      noClockIn:
        "No clock-in comes before this punch. Import the file that has it, or add the time.",
      noBreakStart: "This break has no start, so it is left out.",
      breakRunning: "A break had started already, so this start is left out.",
      noBreakEnd: "This break has no end, so it is left out.",
    },
    whoMissing: "The payroll ID, e-mail or name of the employee is missing.",
    noName: (name) => `No employee is called ${name}.`,
    twoOfName: (name) => `Two employees are called ${name}. Add a column with their payroll ID.`,
    noMoment: (text) => `"${text}" is no date and time; write it as 2026-03-09 08:58.`,
    noKind: (text) => `"${text}" is no kind of punch; write in, out, break start or break end.`,
    noBreaks: (text) => `"${text}" are no breaks; write them as 12:00-12:30; 15:00-15:15.`,
    noMinutes: (text) => `"${text}" is no length of a break; write its minutes, such as 30.`,
    longBreak: "The break is as long as the work.",
    missingHour: (text) => `${text} does not exist there: the clocks go forward. Correct the time.`,
    repeatedHour: (text) =>
      `${text} happens twice there: the clocks go back. Add the UTC offset, as in 2026-11-01 01:30-05:00.`,
    stillRunning: "There is no clock-out yet. Import the file again once there is one.",
    noPlace: (who) => `${who} has no location. Add a column with the location.`,
    otherPlace: (where) => `You don't manage ${where}. An admin can import this line.`,
    aroundProblem: (line) =>
      `Line ${line} of the same employee lies between these punches. Correct it first.`,
    overlapsLine: (line) => `This overlaps the time of the same employee in line ${line}.`,
    clockIn: "Clock-in",
    clockOut: "Clock-out",
    noClockOut: "none",
    breaks: "Breaks",
    location: "Location",
    jobRole: "Job role",
    forReview: "For review",
  },
};

/** The sentences about the lines of a file of worked time for its reader. */
export function punchImportWords(locale: Pick<Locale, "language">): PunchImportWords {
  return inLanguage(words, locale);
}
