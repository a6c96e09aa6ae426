import type { countTimeOffSchema, TimeOffCount } from "@crewline/domain/records/time-off/time-off";
import type { RequestBalance } from "@crewline/domain/records/time-off/time-off-balance";
import { closedDays, countedDays } from "@crewline/domain/rules/time-off/counted-days";
import { requireTimeOffSpan } from "@crewline/domain/rules/time-off/require-time-off";
import type { Wanted } from "@crewline/domain/rules/time-off/show-balance";
import { balanceOfRequest } from "@crewline/domain/rules/time-off/show-balance";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import type { LocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { readBalances } from "../../operations/time-off/read-balances.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { requireOwnOrReach } from "./reach-person.ts";

type Input = z.infer<typeof countTimeOffSchema>;

/**
 * Returns the hours that time off of the caller or an employee in reach would count, and what it
 * does to the balance of its type beside all other time off that is approved or asked for.
 */
export async function countTimeOff(actor: Actor, input: Input): Promise<TimeOffCount> {
  requireTimeOffSpan(input);
  const store = await readCompany(actor.companyId);
  const person = await getLocalEmployee(store, input.employeeId, now());
  const { employee, home } = person;
  requireOwnOrReach(actor, employee, "employee");
  const counted = countedDays(input, { employee, home, hours: input.hours });
  const { from, until } = input;
  const beside = ["approved", "requested"] as const;
  return {
    counted,
    closedDays: from === until ? [] : closedDays(input, home),
    balance: await balanceOf(store, person, { type: input.type, counted, from, until, beside }),
  };
}

async function balanceOf(
  store: CompanyStore,
  person: LocalEmployee,
  { type: typeId, ...wanted }: Omit<Wanted, "id"> & Pick<Input, "type">,
): Promise<RequestBalance | null> {
  const type = person.company.timeOffTypes.find(({ id }) => id === typeId);
  if (type === undefined || type.policy === null) return null;
  const sources = await readBalances(store, person);
  return sources === null ? null : balanceOfRequest(type, sources, { ...wanted, id: null });
}
