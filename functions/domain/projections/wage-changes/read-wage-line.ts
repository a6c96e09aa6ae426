import type { DayOrder } from "../../kernel/csv/read-day.ts";
import { readDay } from "../../kernel/csv/read-day.ts";
import { pluralForm } from "../../kernel/formats/counted.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import { parseRate } from "../../kernel/money/rate.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import type { WageChangeInput } from "../../records/pay/wage-change.ts";
import { findEntry } from "../../rules/company-lists/find-entry.ts";
import type { ImportWords } from "../../words/imports/import-words.ts";
import { importWords } from "../../words/imports/import-words.ts";
import { wageChangeReasonWords } from "../../words/pay/wage-change-reason-words.ts";
import { hourlyEquivalent } from "../../rules/rates/salary-rate.ts";
import { readSalaryCells } from "./read-salary-cells.ts";
import { RECORD_FIELD } from "../people-import/import-fields.ts";
import { personMatcher } from "../people-import/match-person.ts";

type WagePerson = Pick<Employee, "id" | "name" | "payrollId" | "jobRoleIds">;

export interface WagePersonOnFile {
  employee: WagePerson;
  profile: { email: string | null };
}

/** What the cells of a line refer to. */
export interface WageLineTerms {
  people: readonly WagePersonOnFile[];
  jobRoles: readonly JobRole[];
  dayOrder: DayOrder;
  currency: Currency;
}

/** The change of a line, or a sentence that says why it cannot be read. */
export function readWageLine(
  text: (id: string) => string,
  { people, jobRoles, dayOrder, currency }: WageLineTerms,
  locale: Locale,
): { change: WageChangeInput; name: string } | string {
  const words = importWords(locale);
  const employee = personOf(text, people, words);
  if (typeof employee === "string") return employee;
  const pay = payOf(text, currency, words);
  if (typeof pay === "string") return pay;
  const effectiveDate = readDay(text("effectiveDate"), dayOrder);
  if (effectiveDate === null) {
    return words.noDay(text("effectiveDate"));
  }
  const role = text("role");
  const jobRole = findEntry(own(employee, jobRoles), role);
  if (role !== "" && jobRole === undefined) {
    return words.notTheirRole(employee.name, role);
  }
  const reason = reasonOf(text("reason"), locale);
  if (reason === null) {
    const known = Object.values(wageChangeReasonWords(locale)).join(", ");
    return words.noReason(text("reason"), known);
  }
  const note = text("note");
  if (note.length > MOST_NOTE) {
    return pluralForm(MOST_NOTE, words.longNote(MOST_NOTE), locale);
  }
  if (pay.salary !== undefined && jobRole !== undefined) return words.salaryForAllWork;
  const what = { ...pay, effectiveDate, reason, note };
  const { id: employeeId, name } = employee;
  return {
    change: { employeeId, jobRoleId: jobRole?.id ?? null, locationId: null, ...what },
    name,
  };
}

/** The hourly rate of a line, or its salary where it has one. */
function payOf(
  text: (id: string) => string,
  currency: Currency,
  words: ImportWords,
): Pick<WageChangeInput, "rateTenThousandths" | "salary"> | string {
  if (text("salary") !== "") {
    const salary = readSalaryCells(text, currency);
    if (typeof salary === "string") return words.noSalary(salary);
    return { rateTenThousandths: hourlyEquivalent(salary, currency), salary };
  }
  const rateTenThousandths = parseRate(text("amount"));
  return rateTenThousandths === null ? words.noHourlyRate(text("amount")) : { rateTenThousandths };
}

function own({ jobRoleIds }: WagePerson, roles: readonly JobRole[]): JobRole[] {
  return roles.filter(({ id }) => jobRoleIds.includes(id));
}

const MOST_NOTE = 500;

/** By the record's own id, then the payroll ID, then the e-mail, as the import of people does. */
function personOf(
  text: (id: string) => string,
  people: readonly WagePersonOnFile[],
  words: ImportWords,
): WagePerson | string {
  const [recordId, payrollId, email] = [text(RECORD_FIELD.id), text("payrollId"), text("email")];
  if (recordId === "" && payrollId === "" && email === "") {
    return words.identityMissing;
  }
  const found = personMatcher(people)({ recordId, payrollId, email });
  if (found === null) {
    return payrollId === "" ? words.noEmail(email) : words.noPayrollId(payrollId);
  }
  return typeof found === "string" ? words[found] : found.employee;
}

/** Empty means merit, the usual reason. */
function reasonOf(text: string, locale: Locale): WageChangeInput["reason"] | null {
  if (text === "") return "merit";
  const plain = (word: string) => word.toLowerCase().replaceAll(/[^a-z]/gu, "");
  const words = wageChangeReasonWords(locale);
  const reasons = Object.keys(words) as WageChangeInput["reason"][];
  return (
    reasons.find(
      (reason) => plain(reason) === plain(text) || plain(words[reason]) === plain(text),
    ) ?? null
  );
}
