import type { Instant } from "@crewline/domain/kernel/time/instant";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { CompanySituation } from "@crewline/domain/projections/alerts/company-causes";
import { IMPORT_DAYS } from "@crewline/domain/projections/alerts/company-causes";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { alertRuleOf } from "@crewline/domain/rules/alerts/usual-rules";
import { payPeriodBefore } from "@crewline/domain/rules/company/pay-period-at";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** The most imports of the last days that are looked at. */
const MOST_IMPORTS = 100;

interface Place {
  company: Company;
  people: readonly Employee[];
  now: Instant;
}

/** Reads what the alerts of a company as a whole follow from. */
export async function readCompanySituation(
  store: CompanyStore,
  { company, people, now }: Place,
): Promise<CompanySituation> {
  const { timeZone, alertRules, createdAt, skills } = company;
  const today = localDateAt(now, timeZone);
  const lastPeriod = payPeriodBefore(company, today);
  const { threshold } = alertRuleOf(alertRules, "wageEffective");
  const [periodRecord, wageChanges, batches, admins, openDrifts] = await Promise.all([
    store.payPeriods.find(lastPeriod.firstDay),
    store.wageChanges.list([
      ["effectiveDate", ">=", addDays(today, 1)],
      ["effectiveDate", "<=", addDays(today, threshold)],
    ]),
    store.batches.list([["at", ">=", instantAfter(now, -IMPORT_DAYS * 86_400)]], {
      orderBy: ["at", "desc"],
      limit: MOST_IMPORTS,
    }),
    store.members.list([["role", "==", "admin"]]),
    store.drifts.list([["state", "==", "open"]]),
  ]);
  const names = new Map(skills.map(({ id, name }) => [id, name]));
  const locations = openDrifts.length === 0 ? [] : await store.locationRecords.names.list();
  const nameOf = new Map(locations.map(({ id, name }) => [id, name]));
  return {
    timeZone,
    alertRules,
    lastPeriod,
    periodRecord,
    hasWorkedThen: localDateAt(createdAt, timeZone) <= lastPeriod.lastDay,
    wageChanges,
    people,
    skillName: (id) => names.get(id) ?? "–",
    imports: batches.filter(({ file }) => file !== null),
    admins,
    openDrifts,
    locationName: (id) => nameOf.get(id) ?? "–",
  };
}
