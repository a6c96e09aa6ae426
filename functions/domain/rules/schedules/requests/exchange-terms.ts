import type { Instant } from "../../../kernel/time/instant.ts";
import { instantAfter } from "../../../kernel/time/instant.ts";
import type { Company } from "../../../records/company/company.ts";
import type {
  ExchangeMode,
  ExchangeSettings,
} from "../../../records/schedules/exchange-settings.ts";
import { defaultExchange } from "../../../records/schedules/exchange-settings.ts";
import type { PublishedShift } from "../../../records/schedules/shift.ts";

/** How employees of a company claim, swap and give up shifts. */
export function exchangeOf({ exchange }: Pick<Company, "exchange">): ExchangeSettings {
  return exchange ?? defaultExchange;
}

/** The fields that decide how a shift is given to an employee. */
export type Claimed = Pick<
  PublishedShift,
  "startsAt" | "claimMode" | "claimsEndHours" | "isGivenUp"
>;

/**
 * Returns how a shift is given: an open shift by its own terms or those of the company, one that is
 * given up by those of drops. A company without claims has none for any shift.
 */
export function claimModeOf(shift: Claimed, company: Pick<Company, "exchange">): ExchangeMode {
  const { claims, drops } = exchangeOf(company);
  if (shift.isGivenUp === true) return drops;
  return claims === "off" ? "off" : (shift.claimMode ?? claims);
}

/** Until when employees can claim a shift: so many hours before it begins, or its start. */
export function claimsEndAt({ startsAt, claimsEndHours = 0 }: Claimed): Instant {
  return claimsEndHours === 0 ? startsAt : instantAfter(startsAt, -claimsEndHours * 3600);
}
