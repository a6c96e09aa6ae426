import type { Employee } from "@crewline/domain/employees/employee";
import { isTrivialPin } from "@crewline/domain/employees/pin";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { HashedPin } from "../../identity/hash-pin.ts";
import { hashPin } from "../../identity/hash-pin.ts";
import { now } from "../../platform/clock.ts";
import type { CallerAddresses } from "../../platform/caller-address.ts";
import type { Actor } from "../../rpc/actor.ts";
import type { Done } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { limitFailures } from "../../rpc/limit-rate.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { recordEmployeeEvent } from "../../store/employee-events.ts";
import { forgetPin } from "../../store/employee-pins.ts";
import { requireMayChange } from "./require-may-change.ts";

interface Wanted {
  idempotencyKey: string;
  employeeId: string;
  pin: string;
}

/**
 * Gives a person a PIN. One that is easy to guess and one that a colleague has are refused with the
 * same words, and refusals are counted, so that nobody finds out the PINs of others by trying.
 */
export async function setPin(
  actor: Actor,
  { pin, ...input }: Wanted,
  addresses: CallerAddresses,
): Promise<Done> {
  const who = {
    uid: actor.uid,
    subject: `${actor.companyId}/${input.employeeId}`,
    addresses,
  };
  return limitFailures({ name: "pinFailure", who, isFailure: isRefused }, async () => {
    const hashed = await hashPin(actor.companyId, pin);
    // What an attempt is known by must not tell the PIN either.
    const attempt = { ...input, lookupId: hashed.lookupId };
    const given = { employeeId: input.employeeId, hashed, isTrivial: isTrivialPin(pin) };
    return command(actor, attempt, (store) => givePin(store, actor, given));
  });
}

interface Given {
  employeeId: string;
  hashed: HashedPin;
  isTrivial: boolean;
}

async function givePin(
  store: CompanyStore,
  actor: Actor,
  { employeeId, hashed, isTrivial }: Given,
): Promise<Done> {
  const employee = await store.employees.get(employeeId);
  await requireMayChangePin(store, actor, employee);
  if (employee.status === "terminated") {
    throw new RuleViolation("notWorking", { who: employee.name });
  }
  const owner = await store.kioskPins.find(hashed.lookupId);
  const isTaken = owner !== null && owner.employeeId !== employeeId;
  if (isTrivial || isTaken) throw new RuleViolation("pinRefused", {});
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
  return {};
}

/** A PIN only says who one is, so everybody may change the own one. */
async function requireMayChangePin(
  store: CompanyStore,
  actor: Actor,
  employee: Employee,
): Promise<void> {
  if (employee.id !== actor.employeeId) await requireMayChange(store, actor, employee);
}

function isRefused(error: unknown): boolean {
  return error instanceof RuleViolation && error.code === "pinRefused";
}

/** As `setPin`, by the person. */
export function setOwnPin(
  actor: Actor,
  input: Omit<Wanted, "employeeId">,
  addresses: CallerAddresses,
): Promise<Done> {
  const { employeeId } = actor;
  if (employeeId === null) throw new RuleViolation("notEmployee", {});
  return setPin(actor, { ...input, employeeId }, addresses);
}

/** Takes a person's PIN away, for instance when somebody else has seen it. */
export function removePin(
  actor: Actor,
  input: { idempotencyKey: string; employeeId: string },
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
