import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { afterWrongPin, secondsToWaitForPin } from "@crewline/domain/rules/kiosks/wrong-pins";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { pinLookupId } from "../../identity/hash-pin.ts";
import type { KioskCaller } from "../../operations/kiosks/verify-kiosk.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/**
 * Returns the employee of a PIN who works at the tablet's location. Every other PIN counts as
 * wrong, in one transaction, so that guesses made at once count one by one. Throws
 * tooManyAttempts and pinUnknown.
 */
export async function personOfPin(
  { companyId, device: { id, locationId } }: KioskCaller,
  pin: string,
): Promise<Employee> {
  const lookupId = await pinLookupId(companyId, pin);
  const found = await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const device = await store.kiosks.get(id);
    const at = now();
    const retryInSeconds = secondsToWaitForPin(device.wrongPins, at);
    if (retryInSeconds !== null) throw new RuleViolation("tooManyAttempts", { retryInSeconds });
    const owner = await store.kioskPins.find(lookupId);
    const employee = owner === null ? null : await store.employees.find(owner.employeeId);
    if (employee !== null && worksAt(employee, locationId)) return employee;
    store.kiosks.save(id, { ...device, wrongPins: afterWrongPin(device.wrongPins, at) });
    return null;
  }, `kiosk ${id}`);
  if (found === null) throw new RuleViolation("pinUnknown", {});
  return found;
}

function worksAt({ status, locationIds }: Employee, locationId: Employee["locationIds"][number]) {
  return status !== "terminated" && locationIds.includes(locationId);
}

/** Finds the employees of PINs of the company; each PIN is stretched once. */
export function pinReader(companyId: CompanyId): (pin: string) => Promise<EmployeeId | null> {
  const known = new Map<string, Promise<EmployeeId | null>>();
  return (pin) => {
    const owner = known.get(pin) ?? findOwner(companyId, pin);
    known.set(pin, owner);
    return owner;
  };
}

async function findOwner(companyId: CompanyId, pin: string): Promise<EmployeeId | null> {
  const store: CompanyStore = await readCompany(companyId);
  return (await store.kioskPins.find(await pinLookupId(companyId, pin)))?.employeeId ?? null;
}
