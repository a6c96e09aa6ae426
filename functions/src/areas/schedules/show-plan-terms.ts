import type { PlanTerms, showPlanTermsSchema } from "@crewline/domain/records/pay/plan-terms";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { minorRulesOf } from "@crewline/domain/rules/schedules/findings/minors/minor-on";
import type { z } from "zod/mini";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { plannablePeople } from "./plannable-people.ts";

/**
 * Returns what the pay of a location's employees follows from, in one answer, of those whose pay the
 * actor may read, and which limits hold for young employees: the week grid prices and judges its
 * plan with it.
 */
export async function showPlanTerms(
  actor: Actor,
  { locationId, weekStart }: z.infer<typeof showPlanTermsSchema>,
): Promise<PlanTerms> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const store = await readCompany(actor.companyId);
  const { id } = await store.locations.get(locationId);
  const [reader, people] = await Promise.all([
    recordActorOf(store, actor),
    plannablePeople(store, id, weekDays(weekStart)),
  ]);
  const readable = people.filter((person) => mayReadPay(reader, person));
  const pays = await store.employeePay.findById(readable.map((person) => person.id));
  const terms = readable.map(({ id: employeeId }) => ({
    employeeId,
    ...payTermsOf(pays.get(employeeId) ?? null),
  }));
  return { people: terms, minors: await minorsOf(store, people, weekStart) };
}

/** Reads birth dates only where the rules of the company ask for an age. */
async function minorsOf(
  store: CompanyStore,
  people: readonly Employee[],
  weekStart: LocalDate,
): Promise<PlanTerms["minors"]> {
  const company = await store.company();
  const days = weekDays(weekStart);
  if (days.every((day) => rulesOn(company, day).limits.minors === null)) return [];
  const found = await Promise.all(
    people.map(async ({ id: employeeId }) => {
      const birthDate = (await store.employeeProfiles.find(employeeId))?.birthDate ?? null;
      const fromAges = days.map((day) => {
        const { minors } = rulesOn(company, day).limits;
        return minors === null ? null : (minorRulesOf(birthDate, day, minors)[0]?.fromAge ?? null);
      });
      return { employeeId, fromAges };
    }),
  );
  return found.filter(({ fromAges }) => fromAges.some((age) => age !== null));
}
