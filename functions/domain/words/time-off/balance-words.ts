import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { formatDuration } from "../../kernel/time/duration.ts";
import type { RequestBalance, ShownBalance } from "../../records/time-off/time-off-balance.ts";

type Line = ShownBalance["lines"][number];

interface BalanceWords {
  ahead: (planned: string, requested: string) => string;
  line: {
    accrued: string;
    worked: (hours: string) => string;
    capped: (hours: string) => string;
    lost: string;
    adjusted: (by: string, reason: string) => string;
    taken: string;
  };
  request: (before: string, after: string) => string;
  short: (hours: string) => string;
  shortLater: (hours: string) => string;
}

const texts: InLanguages<BalanceWords> = {
  en: {
    ahead: (planned, requested) => `Approved ahead ${planned}, requested ${requested}`,
    line: {
      accrued: "Accrued",
      worked: (hours) => `Accrued for ${hours} hours worked`,
      capped: (hours) => `Accrued; ${hours} above the limit were not added`,
      lost: "Not carried over",
      adjusted: (by, reason) => `Adjusted by ${by}: ${reason}`,
      taken: "Time off",
    },
    request: (before, after) => `Balance then ${before}, after this ${after} hours.`,
    short: (hours) => `The balance is ${hours} hours too low.`,
    shortLater: (hours) =>
      `With later time off that is approved or requested, the balance is ${hours} hours too low.`,
  },
};

/** What of a balance is approved for later days or asked for; null where nothing is. */
export function aheadText(
  { plannedSeconds, requestedSeconds }: Pick<ShownBalance, "plannedSeconds" | "requestedSeconds">,
  locale: Locale,
): string | null {
  if (plannedSeconds === 0 && requestedSeconds === 0) return null;
  const { ahead } = inLanguage(texts, locale);
  return ahead(formatDuration(plannedSeconds), formatDuration(requestedSeconds));
}

/** What happened to a balance on a day. */
export function balanceLineText(line: Line, locale: Locale): string {
  const words = inLanguage(texts, locale).line;
  if (line.kind === "adjusted") return words.adjusted(line.byName, line.reason);
  if (line.kind !== "accrued") return words[line.kind];
  if (line.cappedSeconds > 0) return words.capped(formatDuration(line.cappedSeconds));
  return line.workedSeconds > 0 ? words.worked(formatDuration(line.workedSeconds)) : words.accrued;
}

/** What a request does to the balance of its type. */
export function requestBalanceText(balance: RequestBalance, locale: Locale): string {
  const { request } = inLanguage(texts, locale);
  return request(formatDuration(balance.beforeSeconds), formatDuration(balance.afterSeconds));
}

/**
 * By how much the balance is too low for a request, alone or with later time off; null where it
 * covers both.
 */
export function shortBalanceText(
  { afterSeconds, lowestSeconds }: Pick<RequestBalance, "afterSeconds" | "lowestSeconds">,
  locale: Locale,
): string | null {
  if (lowestSeconds >= 0) return null;
  const { short, shortLater } = inLanguage(texts, locale);
  const hours = formatDuration(-lowestSeconds);
  return lowestSeconds < afterSeconds ? shortLater(hours) : short(hours);
}
