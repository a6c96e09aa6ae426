import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type {
  addEmployeesSchema,
  NewEmployee,
} from "@crewline/domain/rules/employees/employee-inputs";
import { noPersonalData, newEmployment } from "@crewline/domain/records/employees/employee";
import { withStoredPhones } from "@crewline/domain/rules/phones/profile-phones";
import { firstRateOf } from "@crewline/domain/rules/employees/first-rate";
import { rateDateProblem, requireNoProblem } from "@crewline/domain/rules/employees/plausible-days";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { pickColour } from "@crewline/domain/records/company/pick-colour";
import { phonesOf } from "@crewline/domain/kernel/phones/phones-of";
import type { z } from "zod/mini";
import { lookSoon } from "../../../operations/alerts/look-soon.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { getActiveLocations } from "../../../operations/locations/get-locations.ts";
import { requireRoomFor } from "../../../operations/subscription/require-room-for.ts";
import { now } from "../../../platform/clock.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { employeeEmailId } from "../../../store/company/employee-emails.ts";
import { addNamed, idsOfRoles } from "./add-named.ts";
import { requireUnusedEmails } from "./claim-emails.ts";
import { createFirstPay } from "./create-first-pay.ts";

type Input = z.infer<typeof addEmployeesSchema>;

interface Added extends NewEmployee {
  id: EmployeeId;
  jobRoleIds: JobRoleId[];
  colour: string;
}

/** Adds all people, or none if one of them cannot be added. */
export async function addEmployees(
  actor: Actor,
  input: Input,
): Promise<{ employeeIds: EmployeeId[] }> {
  const jobRoles = input.people.flatMap(({ jobRole }) => jobRole ?? []);
  await addNamed(actor, { jobRoles, skills: [] }, { key: input.idempotencyKey, batchId: null });
  const added = await command(actor, input, async (store) => {
    await requireRoomFor(actor.companyId, "employees", input.people.length);
    const today = localDateAt(now(), "UTC");
    requireNoProblem("ratesFrom", rateDateProblem(input.ratesFrom, { today }));
    await getActiveLocations(store, input.locationIds);
    await requireUnusedEmails(
      store,
      input.people.flatMap(({ email }) => email ?? []),
    );
    const { country, currency } = await store.company();
    const phones = phonesOf(country);
    const terms = { ...input, currency };
    const roles = await Promise.all(
      input.people.map(({ jobRole }) => idsOfRoles(store, jobRole === null ? [] : [jobRole])),
    );
    const employeeIds = input.people.map((entered, index) => {
      const path = `people.${index}.`;
      const person = withStoredPhones(entered, null, { phones, path });
      return addPerson(store, actor, { ...terms, person, jobRoleIds: roles[index] ?? [], index });
    });
    return { employeeIds };
  });
  // Their first rates may begin in the next days.
  await lookSoon(actor.companyId, null);
  return added;
}

interface Terms extends Pick<Input, "locationIds" | "ratesFrom"> {
  currency: string;
  /** Their index among those added together, for their colour. */
  index: number;
}

/** Adds one person with record, profile, pay and history row; returns the id. */
export function addPerson(
  store: CompanyStore,
  actor: Actor,
  { person, jobRoleIds = [], ...terms }: Terms & { person: NewEmployee; jobRoleIds?: JobRoleId[] },
): EmployeeId {
  const id = store.employees.newId();
  const added = { ...person, id, jobRoleIds, colour: pickColour(terms.index) };
  createEmployee(store, added, terms);
  recordEmployeeEvent(store, actor, { employeeId: added.id, act: "added" });
  const employee = { id: added.id, locationIds: [...new Set(terms.locationIds)] };
  const { currency } = terms;
  createFirstPay(store, actor, {
    employee,
    firstRate: firstRateOf(person, { from: terms.ratesFrom, currency }),
    currency,
  });
  return added.id;
}

function createEmployee(store: CompanyStore, person: Added, { locationIds }: Terms): void {
  const { id, name, email, phone, jobRoleIds, colour, payrollId = null } = person;
  store.employees.create(id, {
    id,
    name,
    jobRoleIds,
    locationIds: [...new Set(locationIds)],
    status: "active",
    colour,
    ...newEmployment,
    payrollId,
  });
  const profile = { email, phone, notes: "", ...noPersonalData, version: 1 };
  store.employeeProfiles.create(id, profile);
  if (email !== null) store.employeeEmails.create(employeeEmailId(email), { employeeId: id });
}
