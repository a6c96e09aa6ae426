import type { PluralForms } from "../../kernel/formats/counted.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** What is wrong with a line of a file, and what the lines are called. */
export interface ImportWords {
  /** The title of a line that names nothing. */
  line: (line: number) => string;
  lines: (name: string, count: number) => PluralForms;
  ofField: (label: string, sentence: string) => string;
  sameLocation: (line: number) => string;
  samePerson: (line: number) => string;
  sameRate: (line: number) => string;
  recordGone: string;
  nameMissing: string;
  locationMissing: string;
  identityMissing: string;
  stranger: string;
  noPayrollId: (payrollId: string) => string;
  noEmail: (email: string) => string;
  twoPeople: string;
  personNeedsName: string;
  personNeedsLocation: string;
  locationNeedsName: string;
  noLocation: (name: string) => string;
  noJobRole: (name: string) => string;
  notTheirRole: (who: string, jobRole: string) => string;
  listedTwice: (skill: string) => string;
  noDay: (text: string) => string;
  noSkillDay: (text: string) => string;
  noHours: (text: string) => string;
  noOpeningHours: (text: string) => string;
  noZone: (text: string) => string;
  noRate: (text: string) => string;
  noHourlyRate: (text: string) => string;
  noSalary: (text: string) => string;
  salaryForAllWork: string;
  noChoice: (text: string, choices: string) => string;
  noEmploymentType: (text: string, known: string) => string;
  noReason: (text: string, known: string) => string;
  longNote: (most: number) => PluralForms;
  rateChangesAlready: string;
  manyChanges: (most: number) => PluralForms;
  ratesElsewhere: string;
}

const words: InLanguages<ImportWords> = {
  en: {
    line: (line) => `Line ${line}`,
    lines: (name, count) => ({ one: `${name}, 1 line`, other: `${name}, ${count} lines` }),
    ofField: (label, sentence) => `${label}: ${sentence}`,
    sameLocation: (line) => `Line ${line} is about the same location.`,
    samePerson: (line) => `Line ${line} is about the same person.`,
    sameRate: (line) => `Line ${line} changes the same rate on the same day.`,
    recordGone: "The record of this line does not exist any more.",
    nameMissing: "The name is missing.",
    locationMissing: "The location is missing.",
    identityMissing: "The payroll ID or e-mail is missing.",
    stranger: "No employee at your locations has this payroll ID or e-mail.",
    noPayrollId: (payrollId) => `No employee has the payroll ID ${payrollId}.`,
    noEmail: (email) => `No employee has the e-mail ${email}.`,
    twoPeople: "Two people have this payroll ID.",
    personNeedsName: "A person needs a name.",
    personNeedsLocation: "A person needs a location.",
    locationNeedsName: "A location needs a name.",
    noLocation: (name) => `There is no location called ${name}.`,
    noJobRole: (name) => `There is no job role called ${name}.`,
    notTheirRole: (who, jobRole) => `${who} does not work as ${jobRole}.`,
    listedTwice: (skill) => `${skill} is listed twice.`,
    noDay: (text) => `"${text}" is no day; write it as 2026-03-09.`,
    noSkillDay: (text) => `"${text}" is no day; write 2026-03-09.`,
    noHours: (text) => `"${text}" is no number of hours.`,
    noOpeningHours: (text) => `"${text}" are no hours; write 09:00-17:00, or closed.`,
    noZone: (text) => `"${text}" is no time zone; write it as America/New_York.`,
    noRate: (text) => `"${text}" is no rate; write it as 18.50.`,
    noSalary: (text) =>
      `"${text}" cannot be read as part of a salary; write it as 52000, year, yes or no, and 40.`,
    salaryForAllWork: "A salary is for all job roles. Leave the job role empty.",
    noHourlyRate: (text) => `"${text}" is no hourly rate; write it as 18.50.`,
    noChoice: (text, choices) => `"${text}" is not a choice; use ${choices}.`,
    noEmploymentType: (text, known) => `"${text}" is no employment type; use one of ${known}.`,
    noReason: (text, known) => `"${text}" is no reason; use one of ${known}.`,
    longNote: (most) => ({ other: `Use at most ${most} characters for the note.` }),
    rateChangesAlready: "This rate changes on that day already. Cancel that change first.",
    manyChanges: (most) => ({
      other: `Import at most ${most} changes of one person at once.`,
    }),
    ratesElsewhere: "To import hourly rates, use Import CSV on Wage Changes.",
  },
};

/** The sentences about the lines of a file for its reader. */
export function importWords(locale: Pick<Locale, "language">): ImportWords {
  return inLanguage(words, locale);
}
