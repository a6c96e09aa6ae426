import { previousRate, withRate } from "@crewline/domain/wage-changes/apply-change";
import type { addWageChangeSchema } from "@crewline/domain/wage-changes/wage-change";
import type { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import { command } from "../../rpc/attempt.ts";
import { getLocations } from "../../store/get-locations.ts";
import { rebuildWeeks } from "../../store/save-week.ts";

type Input = z.infer<typeof addWageChangeSchema>;

/** Adds a rate from a day on; weeks that it reaches back to are computed anew with it. */
export function addWageChange(actor: Actor, input: Input): Promise<{ wageChangeId: string }> {
  return command(actor, input, async (store) => {
    const { employeeId, locationId, jobRole, effectiveDate, rateTenThousandths } = input.change;
    const company = await store.company();
    const employee = await store.employees.get(employeeId);
    if (locationId !== null) await getLocations(store, [locationId]);
    const pay = await store.employeePay.find(employeeId);
    const before = pay?.rates ?? [];
    const rate = { jobRole, locationId, effectiveDate, rateTenThousandths };
    const rates = withRate(before, rate, employee.name);
    const terms = { company, rates, now: now() };
    await rebuildWeeks(store, { employeeId, firstDay: effectiveDate }, terms);
    const { currency } = company;
    store.employeePay.save(employeeId, { currency, rates, version: (pay?.version ?? 0) + 1 });
    const id = store.wageChanges.newId();
    store.wageChanges.create(id, {
      id,
      ...input.change,
      employeeLocationIds: employee.locationIds,
      previousRateTenThousandths: previousRate(before, rate),
      currency,
      isCancelled: false,
      createdAt: now(),
      createdBy: actor.uid,
      createdByName: actor.displayName,
      version: 1,
    });
    return { wageChangeId: id };
  });
}
