import type { Currency } from "../../kernel/money/amount.ts";
import type { NoticePremiumRecord } from "../../records/pay/notice-premium.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { salaryOn } from "../rates/salary-rate.ts";
import type { PaidHours } from "./pay-of-hours.ts";
import { payOfHours } from "./pay-of-hours.ts";

/** Hours of pay, in hundredths, for the change of a shift of a day. */
export type GrantedHours = Pick<
  NoticePremiumRecord,
  "day" | "jobRoleId" | "locationId" | "hundredths"
>;

/** Seconds of a hundredth of an hour. */
const HUNDREDTH_SECONDS = 36;

/** True on days on which an exempt salary holds: the laws of notice leave those employees out. */
export function isExemptFromNotice(
  rates: readonly WageRate[],
  { day }: Pick<GrantedHours, "day">,
): boolean {
  return salaryOn(rates, day)?.isExempt === true;
}

/**
 * Returns the pay for a shift that was changed inside the notice, at the hourly rate of the shift on
 * its day. It is not for hours worked: it counts neither toward overtime nor toward the regular rate
 * (29 CFR 778.222). Oregon: ORS 653.455, which leaves out exempt salaries (ORS 653.422); San
 * Francisco: Police Code 3300G.4.
 */
export function scheduleChangePay(
  { day, hundredths, jobRoleId, locationId }: GrantedHours,
  { rates, currency }: { rates: readonly WageRate[]; currency: Currency },
): PaidHours {
  const work = { jobRoleId, locationId };
  return payOfHours({ day, seconds: hundredths * HUNDREDTH_SECONDS }, { rates, work, currency });
}
