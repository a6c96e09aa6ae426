import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Currency } from "@crewline/domain/kernel/money/amount";
import { numberText, plainNumber } from "@crewline/domain/kernel/formats/typed-number";
import { formatRate, rateText, readRate } from "@crewline/domain/kernel/money/rate";
import type { Raise } from "@crewline/domain/rules/rates/raise";

type Step = "1" | "5" | "10" | "100";

/** The fields of the dialog, as typed. */
export interface RaiseValues {
  kind: Raise["kind"];
  percent: string;
  amount: string;
  step: Step;
  effectiveDate: string;
  locationId: LocationId | "";
  jobRoleId: JobRoleId | null;
}

export const blankRaise: RaiseValues = {
  kind: "percent",
  percent: "",
  amount: "",
  step: "1",
  effectiveDate: "",
  locationId: "",
  jobRoleId: null,
};

/** The employees of a raise: all current ones at the chosen location and in the chosen job role. */
export function raisedPeople(
  employees: readonly Employee[],
  { locationId, jobRoleId }: Pick<RaiseValues, "locationId" | "jobRoleId">,
): Employee[] {
  return employees.filter(
    (employee) =>
      employee.status !== "terminated" &&
      (locationId === "" || employee.locationIds.includes(locationId)) &&
      (jobRoleId === null || employee.jobRoleIds.includes(jobRoleId)),
  );
}

interface Read {
  raise: Raise | null;
  errors: Record<string, string>;
}

/** The raise that the fields say, or what is wrong beside each of them. */
export function raiseOf(values: RaiseValues, peopleCount: number, locale: Locale): Read {
  const errors: Record<string, string> = {};
  if (values.effectiveDate === "") errors["effectiveDate"] = "Choose a day.";
  if (peopleCount === 0) errors["who"] = "No employee matches.";
  const raise = amountOf(values, locale);
  if (typeof raise === "string") errors["amount"] = raise;
  return { raise: typeof raise === "string" || hasAny(errors) ? null : raise, errors };
}

function amountOf({ kind, percent, amount, step }: RaiseValues, locale: Locale): Raise | string {
  const stepMinor = stepsMinor[step];
  if (kind === "minimum") return { kind, stepMinor };
  if (kind === "amount") {
    const amountTenThousandths = readRate(amount, locale);
    if (amountTenThousandths === null || amountTenThousandths === 0) {
      return `Enter an amount above 0, for example ${rateText(5000, locale)}.`;
    }
    return { kind, amountTenThousandths, stepMinor };
  }
  const hundredths = hundredthsOf(percent);
  if (hundredths === null)
    return `Enter a percentage from ${numberText(0.01, locale)} to 100, for example ${numberText(3.5, locale)}.`;
  return { kind, percentHundredths: hundredths, stepMinor };
}

const stepsMinor = { "1": 1, "5": 5, "10": 10, "100": 100 } as const;

/** "3.5" or "3,5" in hundredths of a percent; null when it is none from 0.01 to 100. */
export function hundredthsOf(text: string): number | null {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/u.exec(plainNumber(text) ?? "");
  if (match === null) return null;
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return hundredths >= 1 && hundredths <= 10_000 ? hundredths : null;
}

/** The name of the batch: "Raise of 3.5 %". */
export function raiseTitle(
  { kind, percent, amount }: RaiseValues,
  currency: Currency,
  locale: Locale,
): string {
  if (kind === "minimum") return "Raise to the minimum wage";
  if (kind === "percent")
    return `Raise of ${numberText((hundredthsOf(percent) ?? 0) / 100, locale)} %`;
  return `Raise of ${formatRate(readRate(amount, locale) ?? 0, currency, locale)} an hour`;
}

function hasAny(errors: Record<string, string>): boolean {
  return Object.keys(errors).length > 0;
}
