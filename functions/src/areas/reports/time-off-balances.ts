import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { ReportedBalance } from "@crewline/domain/records/time-off/time-off-balance";
import { workedDaysOf, workedYearIds } from "@crewline/domain/records/time-off/worked-year";
import { showBalances } from "@crewline/domain/rules/time-off/show-balance";
import type { Actor } from "../../operations/commands/actor.ts";
import { firstStart } from "../../operations/time-off/read-balances.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";

/**
 * Returns the balances today, on the company's clock, of all employees who are with the company, by
 * name. It reads a document a year of each employee's worked days, never the weeks.
 */
export async function timeOffBalances(actor: Actor): Promise<{ balances: ReportedBalance[] }> {
  const store = await readCompany(actor.companyId);
  const company = await store.company();
  const first = firstStart(company);
  if (first === null) return { balances: [] };
  const today = localDateAt(now(), company.timeZone);
  const all = await store.employees.list([]);
  const people = all.filter(({ status }) => status !== "terminated");
  const days = { from: addDays(first, -6), until: today };
  const [years, timeOff, adjustments] = await Promise.all([
    store.workedYears.findAll(people.flatMap(({ id }) => workedYearIds(id, days))),
    store.timeOff.list([["until", ">=", first]]),
    store.balanceAdjustments.list([]),
  ]);
  const own = <T extends { employeeId: EmployeeId }>(records: readonly T[]) => {
    const byPerson = Map.groupBy(records, ({ employeeId }) => employeeId);
    return (id: EmployeeId) => byPerson.get(id) ?? [];
  };
  const [yearsOf, timeOffOf, adjustmentsOf] = [own(years), own(timeOff), own(adjustments)];
  const balances = people
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((employee) => {
      const { id: employeeId, name: employeeName } = employee;
      const sources = {
        company,
        employee,
        today,
        worked: workedDaysOf(yearsOf(employeeId)),
        timeOff: timeOffOf(employeeId),
        adjustments: adjustmentsOf(employeeId),
      };
      return showBalances(sources).map(({ lines: _lines, colour: _colour, ...balance }) => ({
        ...balance,
        employeeId,
        employeeName,
      }));
    });
  return { balances };
}
