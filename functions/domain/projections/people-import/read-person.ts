import { importWords } from "../../words/imports/import-words.ts";
import { pastedWords } from "../../words/imports/pasted-words.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { issueSentence } from "../../words/issues/issue-sentence.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { fieldSentence } from "../../words/violations/field-sentence.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { DayOrder } from "../../kernel/csv/read-day.ts";
import type { CustomField } from "../../records/custom-fields/custom-field.ts";
import type { ValueChanges } from "../../records/custom-fields/field-inputs.ts";
import { readCell } from "./read-cell.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { emailSchema } from "../../kernel/fields/fields.ts";
import type { Phones, ReadPhone } from "../../kernel/phones/phones.ts";
import type { NewEmployee } from "../../rules/employees/employee-inputs.ts";
import { newEmployeeSchema } from "../../rules/employees/employee-inputs.ts";
import { explainEmail, looksLikePhone } from "./explain-cell.ts";
import type { PeopleHeading } from "./people-columns.ts";
import type { PayCells } from "./read-pay.ts";
import { explainNumbers, looksLikePay, payCells, readPay } from "./read-pay.ts";

/** A place by its name, as a pasted line mentions it. */
export interface NamedPlace {
  id: LocationId;
  name: string;
}

/** The records that a line refers to. */
export interface ReadTerms {
  places: readonly NamedPlace[];
  /**
   * Reads the numbers of the company's country; null while it is loaded: the server reads them,
   * too.
   */
  phones: Phones | null;
  /** That of the company, in which salaries are written. */
  currency: Currency;
  /** Custom fields that a column may be. */
  customFields: readonly CustomField[];
  dayOrder: DayOrder;
  /** The reader of the problems. */
  locale: Locale;
}

/** The meaning of the cells of one line: a person, and the named location. */
export type ReadPerson =
  | { person: NewEmployee; locationId: LocationId | null; fields: ValueChanges; problem: null }
  | { person: null; problem: string };

/** The cells by what they are, still as they were written. */
interface Cells extends PayCells {
  name: string;
  jobRole: string;
  email: string;
  phone: string;
  location: string;
  /** Only a heading tells it from other numbers. */
  payrollId?: string;
}

const refused = (problem: string): ReadPerson => ({ person: null, problem });

/** The person of a line below a heading, whose columns say what each cell is. */
export function readColumns(
  cells: readonly string[],
  { columns, custom }: PeopleHeading,
  terms: ReadTerms,
): ReadPerson {
  const fields = readCustom(cells, custom, terms);
  if (typeof fields === "string") return refused(fields);
  const of = (column: string) => cells[columns.findIndex((one) => one === column)] ?? "";
  const name = [of("name"), of("firstName"), of("lastName")].join(" ");
  const given = {
    jobRole: of("jobRole"),
    email: of("email"),
    payrollId: of("payrollId").trim(),
    ...payCells(of("rate"), of("salary")),
  };
  const read = checked({ name, ...given, phone: of("phone"), location: of("location") }, terms);
  return read.person === null ? read : { ...read, fields };
}

/** The values of the custom fields of a line, or why one of them cannot be read. */
function readCustom(
  cells: readonly string[],
  custom: PeopleHeading["custom"],
  terms: ReadTerms,
): ValueChanges | string {
  const values: ValueChanges = [];
  for (const { index, field } of custom) {
    const text = cells[index]?.trim() ?? "";
    const read = text === "" ? null : readCell(field, text, terms);
    if (typeof read === "string") return importWords(terms.locale).ofField(field.label, read);
    if (read !== null) values.push({ fieldId: field.id, value: read.value });
  }
  return values;
}

/** The person of a line without a heading: a name, and the rest in any order after it. */
export function readCells(written: readonly string[], terms: ReadTerms): ReadPerson {
  const words = pastedWords(terms.locale);
  const cells = written.filter((cell) => cell !== "");
  const emails = cells.filter((cell) => cell.includes("@"));
  const phones = cells.filter((cell) => looksLikePhone(cell));
  const known = [...emails, ...phones];
  const rates = cells.filter((cell) => !known.includes(cell) && looksLikePay(cell));
  const others = cells.filter((cell) => !known.includes(cell) && !rates.includes(cell));
  const inside = nameInside(emails[0]);
  const [name = "", ...rest] = inside === "" ? others : [inside, ...others];
  const locations = rest.filter((cell) => placeOf(cell, terms.places) !== null);
  const [jobRole = "", extra] = rest.filter((cell) => !locations.includes(cell));
  if (emails.length > 1) return refused(words.twoEmails);
  if (phones.length > 1) return refused(words.twoPhones);
  if (extra !== undefined) return refused(words.twoRoles(jobRole, extra));
  if (rates.length > 1) return refused(explainNumbers(rates, terms.locale));
  const [email = "", phone = "", location = ""] = [emails[0], phones[0], locations[0]];
  return checked({ name, jobRole, email, phone, ...payCells(rates[0] ?? "", ""), location }, terms);
}

function checked(cells: Cells, { places, phones, currency, locale }: ReadTerms): ReadPerson {
  const place = placeOf(cells.location, places);
  const phone = readPhone(cells.phone, phones);
  const problem =
    problemOf(cells, place, locale) ??
    (phone.problem === null ? null : fieldSentence(phone.problem, locale));
  if (problem !== null) return refused(problem);
  const pay = readPay(cells, currency, locale);
  if (typeof pay === "string") return refused(pay);
  const result = newEmployeeSchema.safeParse({
    name: cells.name.replaceAll(/\s+/gu, " "),
    email: bareEmail(cells.email) || null,
    phone: phone.number || null,
    jobRole: cells.jobRole || null,
    ...idCells(cells),
    ...pay,
  });
  return result.success
    ? { person: result.data, locationId: place?.id ?? null, fields: [], problem: null }
    : refused(
        issueSentence(result.error.issues[0] ?? { message: issue("unreadableLine") }, locale),
      );
}

/** The payroll ID where the line has one. */
function idCells({ payrollId = "" }: Cells): Pick<NewEmployee, "payrollId"> {
  return payrollId === "" ? {} : { payrollId };
}

function readPhone(text: string, phones: Phones | null): ReadPhone {
  return text === "" || phones === null ? { number: text, problem: null } : phones.read(text);
}

/** The first problem of the cells, in the order in which a person reads them; null for none. */
function problemOf(cells: Cells, place: NamedPlace | null, locale: Locale): string | null {
  const email = bareEmail(cells.email);
  if (cells.name.trim() === "") {
    return pastedWords(locale).nameMissing;
  }
  if (email !== "" && !emailSchema.safeParse(email).success) return explainEmail(email, locale);
  const isUnknown = cells.location !== "" && place === null;
  return isUnknown ? importWords(locale).noLocation(cells.location) : null;
}

function placeOf(text: string, places: readonly NamedPlace[]): NamedPlace | null {
  const plain = text.toLowerCase();
  return places.find(({ name }) => name.trim().toLowerCase() === plain) ?? null;
}

/** The address in "Ana Lima <ana@example.com>" and in a link for mail. */
function bareEmail(text: string): string {
  const inside = /<(?<address>[^<>]*)>/u.exec(text)?.groups?.["address"];
  return (inside ?? text).replace(/^mailto:/iu, "").trim();
}

function nameInside(email: string | undefined): string {
  return /^(?<name>[^<>@]+)</u.exec(email ?? "")?.groups?.["name"]?.trim() ?? "";
}
