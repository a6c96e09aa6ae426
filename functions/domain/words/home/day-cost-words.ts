import { formatSpan } from "../../kernel/formats/format-time.ts";
import type { InLanguages } from "../../kernel/formats/in-language.ts";
import { inLanguage } from "../../kernel/formats/in-language.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import { writeNumber } from "../../kernel/formats/write-number.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { formatAmount } from "../../kernel/money/amount.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { DaySales } from "../../records/pay/day-cost.ts";

/** What the cost of a day is of: a person, or a stretch of their work. */
export type CostOf =
  | { kind: "person"; employeeId: EmployeeId; name: string }
  | {
      kind: "stretch";
      employeeId: EmployeeId;
      weekStart: LocalDate;
      workKey: string;
      startsAt: Instant;
      endsAt: Instant;
    };

interface DayCostTexts {
  planned: string;
  worked: string;
  share: string;
  sales: (amount: string, share: string) => string;
  budgetedSales: (amount: string, share: string, budget: string) => string;
  salesWithout: (amount: string) => string;
  noSales: string;
  enterSales: string;
}

const texts: InLanguages<DayCostTexts> = {
  en: {
    planned:
      "What the assigned shifts of the day would pay, drafts included. Open shifts are not included.",
    worked: "What the work of the day pays until now; clocks that run count until this minute.",
    share:
      "Each amount is part of the pay of the person's whole week: overtime costs more in the hours in which it is worked, and a day's part of a salary is spread over the day's work.",
    sales: (amount, share) => `Labor is ${share} of ${amount} sales`,
    budgetedSales: (amount, share, budget) =>
      `Labor is ${share} of ${amount} sales; the budget is ${budget}`,
    salesWithout: (amount) => `Sales of ${amount}`,
    noSales: "No sales are entered for today.",
    enterSales: "Enter sales",
  },
};

/** What the cost of a day adds up, and the words beside its sales. */
export function dayCostTexts(
  locale: Locale,
): Pick<DayCostTexts, "planned" | "worked" | "share" | "noSales" | "enterSales"> {
  return inLanguage(texts, locale);
}

/** "Ana Diaz", or the time of a stretch, "9:00 AM – 10:00 AM". */
export function costLine(of: CostOf, timeZone: string, locale: Locale): string {
  return of.kind === "person" ? of.name : formatSpan(of, timeZone, locale);
}

/** "Labor is 23.4% of $2,410.00 sales; the budget is 25%". */
export function laborShareText(
  { amountMinor, budgetBasisPoints, currency }: DaySales & { currency: string },
  share: number | null,
  locale: Locale,
): string {
  const words = inLanguage(texts, locale);
  const amount = formatAmount(amountMinor, currency, locale);
  if (share === null) return words.salesWithout(amount);
  const part = percent(share, locale);
  if (budgetBasisPoints === null) return words.sales(amount, part);
  return words.budgetedSales(amount, part, percent(budgetBasisPoints / 10_000, locale));
}

function percent(part: number, locale: Locale): string {
  return writeNumber(part, { style: "percent", maximumFractionDigits: 1 }, locale);
}
