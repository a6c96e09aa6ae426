import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";

/** Where a name is already: on another line, or in the directory. */
type Where = number | "directory";

/** What is wrong with a line that was pasted, or may be a slip in it. */
export interface PastedWords {
  nameMissing: string;
  twoEmails: string;
  twoPhones: string;
  twoRoles: (jobRole: string, extra: string) => string;
  twoNumbers: (numbers: string) => string;
  manyPeople: (most: number) => string;
  sameEmail: (line: number) => string;
  /** Without an e-mail the two cannot be told apart. */
  sameName: (name: string, where: Where) => string;
  sameNameRemark: (name: string, where: Where) => string;
  newRole: (jobRole: string, similar: string) => string;
  rateIsDate: (text: string) => string;
  rateIsPhone: (text: string) => string;
  rateOfOtherTime: (text: string) => string;
  rateBelowZero: (text: string) => string;
  rateAndSalary: string;
  noSalary: (text: string) => string;
  noRate: (text: string) => string;
  twoReadings: (text: string, large: string, small: string) => string;
  emailTwoAts: (text: string) => string;
  emailSpace: (text: string) => string;
  emailStart: (text: string) => string;
  emailEnd: (text: string) => string;
  emailDomain: (text: string, domain: string) => string;
  noEmail: (text: string) => string;
}

const isThere = (name: string, where: Where) =>
  where === "directory"
    ? `${name} is in your directory already.`
    : `${name} is on line ${where} already.`;

const words: InLanguages<PastedWords> = {
  en: {
    nameMissing: "The name is missing. Begin the line with it: Ana Lima, barista, 18.50.",
    twoEmails: "There are two e-mail addresses. Write one person a line.",
    twoPhones: "There are two phone numbers. Write one person a line.",
    twoRoles: (jobRole, extra) =>
      `“${jobRole}” and “${extra}” cannot both be the job role. Write name, e-mail, job role, hourly rate.`,
    twoNumbers: (numbers) => `There are two numbers, ${numbers}. Write one hourly rate.`,
    manyPeople: (most) => `Add at most ${most} people at once; add the rest afterwards.`,
    sameEmail: (line) => `Line ${line} has the same e-mail.`,
    sameName: (name, where) =>
      `${isThere(name, where)} Add an e-mail address if this is someone else.`,
    sameNameRemark: isThere,
    newRole: (jobRole, similar) => `“${jobRole}” will be a new job role. Did you mean ${similar}?`,
    rateIsDate: (text) => `“${text}” looks like a date. Leave it out here.`,
    rateIsPhone: (text) => `“${text}” looks like a phone number. Put it under the heading Phone.`,
    rateOfOtherTime: (text) =>
      `“${text}” is not an hourly rate. Write what one hour pays, for example 18.50, or a salary like 52000 a year.`,
    rateAndSalary: "There is an hourly rate and a salary. Write one of them.",
    noSalary: (text) => `“${text}” is not a salary. Write it like 52000 a year.`,
    rateBelowZero: (text) => `“${text}” is not an hourly rate: it cannot be below zero.`,
    noRate: (text) => `“${text}” is not an hourly rate. Write a number, for example 18.50.`,
    twoReadings: (text, large, small) =>
      `“${text}” can be read in two ways. Write ${large} or ${small}.`,
    emailTwoAts: (text) => `“${text}” is not an e-mail address: it has more than one @.`,
    emailSpace: (text) => `“${text}” is not an e-mail address: it has a space in it.`,
    emailStart: (text) => `“${text}” is not an e-mail address: the part before the @ is missing.`,
    emailEnd: (text) => `“${text}” is not an e-mail address: the part after the @ is missing.`,
    emailDomain: (text, domain) =>
      `“${text}” is not an e-mail address: its end is missing, as in ${domain}.com.`,
    noEmail: (text) => `“${text}” is not an e-mail address. Write it like ana@example.com.`,
  },
};

/** The sentences about pasted lines for their reader. */
export function pastedWords(locale: Pick<Locale, "language">): PastedWords {
  return inLanguage(words, locale);
}
