import type { CompanyId, EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Member } from "@crewline/domain/records/company/member";
import { mayOverride } from "@crewline/domain/rules/kiosks/manager-override";
import { afterWrongPin, secondsToWaitForPin } from "@crewline/domain/rules/kiosks/wrong-pins";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { pinLookupId } from "../../identity/hash-pin.ts";
import { findUser } from "../../identity/users.ts";
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
export function personOfPin(kiosk: KioskCaller, pin: string): Promise<Employee> {
  const { locationId } = kiosk.device;
  return ownerOfPin(kiosk, pin, async (_store, employee) =>
    worksAt(employee, locationId) ? employee : null,
  );
}

/**
 * Returns the member behind a PIN who may set aside a rule at the tablet's location, by the rights
 * of this moment. Every other PIN counts as wrong, that of a switched-off login, too. Throws
 * tooManyAttempts and pinUnknown.
 */
export async function managerOfPin(kiosk: KioskCaller, pin: string): Promise<Member> {
  const { companyId, device } = kiosk;
  const isLoginOn = await hasLogin(companyId, pin);
  return ownerOfPin(kiosk, pin, async (store, employee) => {
    if (employee.userId === null || !isLoginOn) return null;
    const member = await store.members.find(employee.userId);
    return member !== null && mayOverride(member, employee, device.locationId) ? member : null;
  });
}

/** True if the owner of the PIN has a login that is switched on. */
async function hasLogin(companyId: CompanyId, pin: string): Promise<boolean> {
  const employeeId = await findOwner(companyId, pin);
  if (employeeId === null) return false;
  const employee = await (await readCompany(companyId)).employees.find(employeeId);
  const userId = employee?.userId ?? null;
  const account = userId === null ? null : await findUser(userId);
  return account !== null && !account.isDisabled;
}

/** What `judge` makes of the owner of the PIN; null, as no owner, counts as a wrong PIN. */
async function ownerOfPin<T>(
  { companyId, device: { id } }: KioskCaller,
  pin: string,
  judge: (store: CompanyStore, employee: Employee) => Promise<T | null>,
): Promise<T> {
  const lookupId = await pinLookupId(companyId, pin);
  const found = await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const device = await store.kiosks.get(id);
    const at = now();
    const retryInSeconds = secondsToWaitForPin(device.wrongPins, at);
    if (retryInSeconds !== null) throw new RuleViolation("tooManyAttempts", { retryInSeconds });
    const owner = await store.kioskPins.find(lookupId);
    const employee = owner === null ? null : await store.employees.find(owner.employeeId);
    const right = employee === null ? null : await judge(store, employee);
    if (right !== null) return right;
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
