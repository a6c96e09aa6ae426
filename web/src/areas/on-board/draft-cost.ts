import { shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { Company } from "@crewline/domain/records/company/company";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import { plannedPay } from "@crewline/domain/rules/schedules/planned-pay";
import { standingChanges } from "@crewline/domain/rules/rates/wage-change-state";
import type { WageChange } from "@crewline/domain/records/pay/wage-change";
import type { DraftedShift } from "./drafts-of.ts";
import type { DraftSources } from "./use-draft-sources.ts";

interface CostInput {
  company: Company;
  weekStart: string;
  employees: readonly Employee[];
  locations: readonly Location[];
  shown: readonly DraftedShift[];
  wages: readonly WageChange[];
}

/** "$4,120.00", and who is left out; null where no rate is set or may be read. */
export function draftCostWords(
  input: Omit<CostInput, "wages"> & Pick<DraftSources, "wages">,
  locale: Locale,
) {
  const { wages, company } = input;
  if (wages === null) return null;
  const { totalMinor, people, withoutRate } = draftCost({ ...input, wages });
  if (withoutRate === people) return null;
  const amount = formatAmount(totalMinor, company.currency, locale);
  if (withoutRate === 0) return amount;
  return `${amount} without ${counted(withoutRate, nouns.person, locale)} who have no hourly rate`;
}

/** The cost of the week in minor units, and how many of its people have no rate. */
function draftCost({ company, weekStart, employees, locations, shown, wages }: CostInput) {
  const rates = Map.groupBy(standingChanges(wages), ({ employeeId }) => employeeId);
  const week = { weekStart, rules: rulesOn(company, weekStart).workRules };
  const costs = employees.flatMap((person) => {
    const own = shown.filter(({ employeeId }) => employeeId === person.id);
    const shifts = own.map((shift, index) => ({
      ...shift,
      id: shiftIdSchema.parse(`draft-${index}`),
    }));
    if (shifts.length === 0) return [];
    const timeZone = homeZone(person, locations, company.timeZone);
    const { currency } = company;
    return [plannedPay({ ...week, timeZone, currency, shifts, wages: rates.get(person.id) ?? [] })];
  });
  return {
    totalMinor: costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0),
    people: costs.length,
    withoutRate: costs.filter((cost) => cost === null).length,
  };
}
