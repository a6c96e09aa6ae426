import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { requireBalance } from "@crewline/domain/rules/time-off/entered-time-off";
import type { Wanted } from "@crewline/domain/rules/time-off/show-balance";
import { balanceOfRequest } from "@crewline/domain/rules/time-off/show-balance";
import { sumOfCounted } from "@crewline/domain/rules/time-off/counted-days";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { LocalEmployee } from "../employment/get-local-employee.ts";
import { readBalances } from "./read-balances.ts";

/**
 * Throws balanceTooLow where the policy of the type refuses time off that its balance does not cover;
 * only then is the balance read. `beside` are the states of other time off that counts as well.
 */
export async function requireAvailable(
  store: CompanyStore,
  person: Pick<LocalEmployee, "employee" | "company" | "today">,
  { timeOff, beside }: { timeOff: TimeOff; beside: Wanted["beside"] },
): Promise<void> {
  const type = person.company.timeOffTypes.find(({ id }) => id === timeOff.type);
  if (type?.policy?.isLimit !== true) return;
  const sources = await readBalances(store, person);
  if (sources === null) return;
  const { id, from, until, counted = [] } = timeOff;
  const balance = balanceOfRequest(type, sources, { id, from, until, counted, beside });
  if (balance !== null) requireBalance(type, sumOfCounted(counted), balance);
}
