import { useQuery } from "@tanstack/react-query";
import { decimalHundredths } from "@crewline/domain/kernel/time/duration";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { NoticePremium } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { premiumMinor } from "@crewline/domain/rules/schedules/publishing/notice-premiums";
import { premiumHoursText, premiumText } from "@crewline/domain/words/schedules/publish-words";
import { trpc } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useCompany } from "../../company/use-company.ts";
import { useRecordActor } from "../../employees/use-record-actor.ts";
import type { PublishedPlace } from "./publish-place.ts";

/**
 * Returns what the premiums of a publication come to: an amount for a reader who may see the pay of
 * everyone concerned, else hours; null where the company's rules grant none.
 */
export function usePremium(
  { location, weekStart }: PublishedPlace,
  premiums: readonly NoticePremium[],
): string | null {
  const locale = useLocale();
  const company = useCompany();
  const reader = useRecordActor();
  const hundredths = premiums.reduce((sum, one) => sum + one.hundredths, 0);
  const { data } = useQuery({
    ...trpc.schedules.planTerms.queryOptions({ locationId: location.id, weekStart }),
    enabled: hundredths > 0 && (reader.role === "admin" || reader.mayViewWages),
  });
  if (hundredths === 0) return null;
  const inHours = premiumHoursText(decimalHundredths(hundredths), locale);
  if (company.status !== "ready" || data === undefined) return inHours;
  const rates = new Map(data.people.map((one) => [one.employeeId, one.rates]));
  const { currency } = company.data;
  const minor = premiumMinor(premiums, { currency, ratesOf: (id) => rates.get(id) ?? null });
  return minor === null ? inHours : premiumText(formatAmount(minor, currency, locale), locale);
}
