import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { NoticeSettings } from "../../../records/company/notice-settings.ts";
import type { PublishedShift, Shift } from "../../../records/schedules/shift.ts";
import type { WageRate } from "../../rates/resolve-rate.ts";
import { isExemptFromNotice, scheduleChangePay } from "../../pay/schedule-change-pay.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import { noticePremium } from "./notice-premium.ts";
import type { PersonChanges } from "../changes-by-person.ts";

/** The hours of pay that one change inside the notice grants an employee. */
export interface NoticePremium {
  employeeId: EmployeeId;
  /** The shift as the employee works it, or worked it. */
  shift: PublishedShift | Shift;
  /** Hours of pay, in hundredths; 0 where the company's rules grant none. */
  hundredths: number;
}

interface Notice {
  /** The notice of the company on a day; null without one. */
  noticeOn: (day: LocalDate) => NoticeSettings | null;
  now: Instant;
}

/** Returns the changes of employees that are published inside the notice of the company. */
export function noticePremiums(
  people: readonly PersonChanges[],
  { noticeOn, now }: Notice,
): NoticePremium[] {
  return people.flatMap(({ employeeId, added, changed, removed }) => {
    if (employeeId === null) return [];
    const pairs = [
      ...added.map((after) => [null, after] as const),
      ...changed.map(({ before, after }) => [before, after] as const),
      ...removed.map((before) => [before, null] as const),
    ];
    return pairs.flatMap(([before, after]) => {
      const shift = after ?? before;
      const notice = shift === null ? null : noticeOn(shift.day);
      if (shift === null || notice === null) return [];
      const hundredths = noticePremium(before, after, { notice, now });
      return hundredths === null ? [] : [{ employeeId, shift, hundredths }];
    });
  });
}

/**
 * Leaves out the pay for changes that the employees asked for, which fair-workweek laws exempt (Oregon:
 * ORS 653.455; San Francisco: Police Code 3300G.4).
 */
export function withoutRequested(
  premiums: readonly NoticePremium[],
  askedBy: readonly EmployeeId[],
): NoticePremium[] {
  const asked = new Set(askedBy);
  return premiums.map((one) => (asked.has(one.employeeId) ? { ...one, hundredths: 0 } : one));
}

/** Returns the employees of `askedBy` who have a change within the notice, each once. */
export function requestedBy(
  premiums: readonly NoticePremium[],
  askedBy: readonly EmployeeId[],
): EmployeeId[] {
  const late = new Set(premiums.map(({ employeeId }) => employeeId));
  return [...new Set(askedBy)].filter((id) => late.has(id));
}

/** Throws noticeReasonNeeded for changes within the notice that are published without a reason. */
export function requireNoticeReason(
  premiums: readonly NoticePremium[],
  reason: string | undefined,
): void {
  if (premiums.length === 0 || reason !== undefined) return;
  throw new RuleViolation("noticeReasonNeeded", { count: premiums.length });
}

interface Rates {
  currency: string;
  /** Null for an employee whose pay the reader may not see. */
  ratesOf: (employeeId: EmployeeId) => readonly WageRate[] | null;
}

/**
 * Returns what payroll pays for the premiums, in minor units; null if the reader may not see a
 * rate, or there is none.
 */
export function premiumMinor(
  premiums: readonly NoticePremium[],
  { currency, ratesOf }: Rates,
): number | null {
  const amounts = premiums.map(({ employeeId, shift, hundredths }) => {
    if (hundredths === 0) return 0;
    const rates = ratesOf(employeeId);
    if (rates === null) return null;
    if (isExemptFromNotice(rates, shift)) return 0;
    const pay = scheduleChangePay({ ...shift, hundredths }, { rates, currency });
    return pay.rateTenThousandths === null ? null : pay.amountMinor;
  });
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}
