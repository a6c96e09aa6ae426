import type { PlanTerms, showPlanTermsSchema } from "@crewline/domain/records/pay/plan-terms";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import type { z } from "zod";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { plannablePeople } from "./plannable-people.ts";

/**
 * Returns what the pay of a location's employees follows from, in one answer, of those whose pay the
 * actor may read: the week grid prices its plan with it.
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
  const terms = await Promise.all(
    readable.map(async ({ id: employeeId }) => ({
      employeeId,
      ...payTermsOf(await store.employeePay.find(employeeId)),
    })),
  );
  return { people: terms };
}
