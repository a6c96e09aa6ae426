import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { pinOfDraw } from "../../../identity/draw-pin.ts";
import type { HashedPin } from "../../../identity/hash-pin.ts";
import { hashPin } from "../../../identity/hash-pin.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { command } from "../../../operations/commands/command.ts";
import { forgetPin } from "../../../operations/employment/forget-pin.ts";
import { recordEmployeeEvent } from "../../../operations/history/record-employee-event.ts";
import { now } from "../../../platform/clock.ts";
import type { Done } from "../../../rpc/answers.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import { requireMayChange } from "../guard/require-may-change.ts";

interface Wanted {
  idempotencyKey: string;
  employeeId: EmployeeId;
}

/**
 * Draws that may all be taken in a row; with 10,000 PINs in a company, one draw in 100 is taken.
 */
const MOST_DRAWS = 40;

/**
 * Gives an employee a new PIN, which the server draws: refusing a chosen PIN would reveal that a
 * colleague has it. The answer holds the PIN; the stored attempt holds the number of the draw.
 */
export async function setPin(actor: Actor, input: Wanted): Promise<{ pin: string }> {
  const draw = { companyId: actor.companyId, ...input };
  // Stretched before the transaction, which would otherwise hold its locks during it.
  const first = await hashPin(actor.companyId, pinOfDraw(draw, 0));
  const hashOf = (at: number) =>
    at === 0 ? Promise.resolve(first) : hashPin(actor.companyId, pinOfDraw(draw, at));
  const { number } = await command(actor, input, async (store) => {
    const employee = await store.employees.get(input.employeeId);
    await requireMayChangePin(store, actor, employee);
    if (employee.status === "terminated") {
      throw new RuleViolation("notWorking", { who: employee.name });
    }
    const drawn = await drawFree(store, hashOf);
    await keepPin(store, actor, { employee, hashed: drawn.hashed });
    return { number: drawn.number };
  });
  return { pin: pinOfDraw(draw, number) };
}

/** The first PIN drawn that no employee of the company has, including this one. */
async function drawFree(
  store: CompanyStore,
  hashOf: (number: number) => Promise<HashedPin>,
): Promise<{ number: number; hashed: HashedPin }> {
  for (let number = 0; number < MOST_DRAWS; number += 1) {
    const hashed = await hashOf(number);
    if ((await store.kioskPins.find(hashed.lookupId)) === null) return { number, hashed };
  }
  throw new Error("No PIN is free.");
}

async function keepPin(
  store: CompanyStore,
  actor: Actor,
  { employee, hashed }: { employee: Employee; hashed: HashedPin },
): Promise<void> {
  const employeeId = employee.id;
  const before = await store.employeeKiosks.find(employeeId);
  const forget = await forgetPin(store, employeeId);
  forget();
  const set = { setAt: now(), setByName: actor.displayName };
  const version = (before?.version ?? 0) + 1;
  store.employeeKiosks.save(employeeId, { ...hashed, ...set, version });
  store.kioskPins.save(hashed.lookupId, { employeeId });
  recordEmployeeEvent(store, actor, { employeeId, act: "pinSet" });
  if (!employee.hasPin) {
    store.employees.save(employeeId, { ...employee, hasPin: true, version: employee.version + 1 });
  }
}

/** A PIN only identifies at a shared device, so employees may change their own. */
async function requireMayChangePin(
  store: CompanyStore,
  actor: Actor,
  employee: Employee,
): Promise<void> {
  if (employee.id !== actor.employeeId) await requireMayChange(store, actor, employee);
}

/** As `setPin`, by the employee. */
export function setOwnPin(
  actor: Actor,
  input: Omit<Wanted, "employeeId">,
): Promise<{ pin: string }> {
  const { employeeId } = actor;
  if (employeeId === null) throw new RuleViolation("notEmployee", {});
  return setPin(actor, { ...input, employeeId });
}

/** Removes an employee's PIN, for instance after another person has seen it. */
export function removePin(
  actor: Actor,
  input: { idempotencyKey: string; employeeId: EmployeeId },
): Promise<Done> {
  return command(actor, input, async (store) => {
    const { employeeId } = input;
    const employee = await store.employees.get(employeeId);
    await requireMayChangePin(store, actor, employee);
    const forget = await forgetPin(store, employeeId);
    if (!forget()) return {};
    recordEmployeeEvent(store, actor, { employeeId, act: "pinRemoved" });
    store.employees.save(employeeId, { ...employee, hasPin: false, version: employee.version + 1 });
    return {};
  });
}
