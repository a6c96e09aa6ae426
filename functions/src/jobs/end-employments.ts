import { unpackWhole } from "@crewline/domain/employees/directory";
import type { Employee } from "@crewline/domain/employees/employee";
import { statusOn } from "@crewline/domain/employees/employment";
import { PRODUCT_NAME } from "@crewline/domain/product";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { now } from "../platform/clock.ts";
import { log } from "../platform/log.ts";
import { endEmployment } from "../rpc/end-employment.ts";
import { companyStore } from "../store/company-store.ts";
import { getPerson } from "../store/person.ts";
import { readCompany } from "../store/read-company.ts";
import { inTransaction } from "../store/unit.ts";

const by = { uid: "system", displayName: PRODUCT_NAME };

/**
 * Makes the status of everybody what the dates of the employment say: whoever's last day has passed
 * is terminated, leaves begin and end. What a rule refuses for one person, such as for the last
 * admin, is reported and keeps nobody else waiting.
 */
export async function endEmployments(companyId: string): Promise<void> {
  for (const { id } of await findDated(companyId)) {
    try {
      await followDates(companyId, id);
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      log.error("an employment could not follow its dates", { companyId, employeeId: id, error });
    }
  }
}

/** Whoever's status may change by a date alone; the packed directory knows them in a few reads. */
async function findDated(companyId: string): Promise<Employee[]> {
  const { employeeIndex } = await readCompany(companyId);
  const pages = await employeeIndex.list([]);
  const people = pages
    .flatMap((page) => Object.entries(page.people))
    .flatMap(([id, text]) => (text === null ? [] : [unpackWhole(id, text)]));
  return people.filter(
    ({ status, terminatedOn, leave }) =>
      status !== "terminated" && (terminatedOn !== null || leave !== null || status === "onLeave"),
  );
}

async function followDates(companyId: string, employeeId: string): Promise<void> {
  await endEmployment({ companyId, employeeId, by });
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const { employee, today } = await getPerson(store, employeeId, now());
    const status = statusOn(employee, today);
    const until = employee.leave?.until ?? null;
    const isOver = until !== null && until < today;
    if (status === employee.status && !isOver) return;
    const leave = isOver ? null : employee.leave;
    const version = employee.version + 1;
    store.employees.save(employeeId, { ...employee, status, leave, version });
  });
}
