import type { addEmployeesSchema, NewEmployee } from "@crewline/domain/employees/employee-inputs";
import { noPersonalData, noTerms } from "@crewline/domain/employees/employee";
import { pickColour } from "@crewline/domain/employees/pick-colour";
import { newWageChange } from "@crewline/domain/wage-changes/wage-change";
import type { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import { command } from "../../rpc/attempt.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { employeeEmailId } from "../../store/employee-emails.ts";
import { getActiveLocations } from "../../store/get-locations.ts";
import { requireFreeEmails } from "./claim-emails.ts";

type Input = z.infer<typeof addEmployeesSchema>;

interface Added extends NewEmployee {
  id: string;
  colour: string;
}

/** Adds all people, or none when one of them cannot be added. */
export function addEmployees(actor: Actor, input: Input): Promise<{ employeeIds: string[] }> {
  return command(actor, input, async (store) => {
    await getActiveLocations(store, input.locationIds);
    await requireFreeEmails(
      store,
      input.people.flatMap(({ email }) => email ?? []),
    );
    const { currency } = await store.company();
    const people = input.people.map((person, index) => {
      const added = { ...person, id: store.employees.newId(), colour: pickColour(index) };
      createEmployee(store, added, input);
      createPay(store, added, { input, actor, currency });
      return added;
    });
    return { employeeIds: people.map(({ id }) => id) };
  });
}

function createEmployee(store: CompanyStore, person: Added, { locationIds }: Input): void {
  const { id, name, email, jobRole, colour } = person;
  store.employees.create(id, {
    id,
    name,
    jobRoles: jobRole === null ? [] : [jobRole],
    locationIds: [...new Set(locationIds)],
    status: "active",
    colour,
    userId: null,
    payrollId: null,
    hiredOn: null,
    terminatedOn: null,
    ...noTerms,
    version: 1,
  });
  const profile = { email, phone: null, notes: "", ...noPersonalData, version: 1 };
  store.employeeProfiles.create(id, profile);
  if (email !== null) store.employeeEmails.create(employeeEmailId(email), { employeeId: id });
}

interface PayTerms {
  input: Input;
  actor: Actor;
  currency: string;
}

/** The first rate holds for every job role and location; its record says that it came with hiring. */
function createPay(
  store: CompanyStore,
  { id, rateTenThousandths }: Added,
  { input, actor, currency }: PayTerms,
): void {
  if (rateTenThousandths === null) {
    store.employeePay.create(id, { currency, rates: [], version: 1 });
    return;
  }
  const work = { jobRole: null, locationId: null };
  const rate = { ...work, effectiveDate: input.ratesFrom, rateTenThousandths };
  store.employeePay.create(id, { currency, rates: [rate], version: 1 });
  const wageChangeId = store.wageChanges.newId();
  store.wageChanges.create(wageChangeId, {
    id: wageChangeId,
    employeeId: id,
    employeeLocationIds: [...new Set(input.locationIds)],
    ...rate,
    previousRateTenThousandths: null,
    currency,
    reason: "hired",
    note: "",
    ...newWageChange,
    createdAt: now(),
    createdBy: actor.uid,
    createdByName: actor.displayName,
  });
}
