import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { appUrl } from "../../emulators/stack/stack-environment.ts";
import { hashPin } from "../../functions/src/identity/hash-pin.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { useUpLimit } from "../support/use-up-limit.ts";
import { resigned } from "../support/an-end-cause.ts";

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const setPin = (employeeId: EmployeeId, by: Member = company.owner, attempt = anAttempt()) =>
  by.api.employees.setPin.mutate({ ...attempt, employeeId });

const removePin = (employeeId: EmployeeId) =>
  company.owner.api.employees.removePin.mutate({ ...anAttempt(), employeeId });

/** The employee who has the PIN; null for a PIN that is free. */
async function ownerOf(pin: string): Promise<string | null> {
  const { lookupId } = await hashPin(company.companyId, pin);
  return (await (await company.read()).kioskPins.find(lookupId))?.employeeId ?? null;
}

describe("a PIN", () => {
  test("is kept as what proves it, and nowhere in words", async () => {
    const employeeId = await anEmployee(company);
    const attempt = anAttempt();
    const { pin } = await setPin(employeeId, company.owner, attempt);
    expect(pin).toMatch(/^\d{6}$/);
    const store = await company.read();
    expect(await store.employees.get(employeeId)).toMatchObject({ hasPin: true });
    expect(await ownerOf(pin)).toBe(employeeId);
    const kiosk = await store.employeeKiosks.get(employeeId);
    const { uid } = company.owner.login;
    const key = (await firestore()).doc(`idempotencyKeys/${uid}_${attempt.idempotencyKey}`);
    // Instants contain digits as well: only a separate number can be the PIN.
    const { answerJson } = (await key.get()).data() ?? {};
    expect(answerJson).toEqual(expect.any(String));
    const alone = new RegExp(`(?<!\\d)${pin}(?!\\d)`, "u");
    expect(JSON.stringify([kiosk, answerJson])).not.toMatch(alone);
  });

  test("is the same when the attempt is repeated, and another one the next time", async () => {
    const employeeId = await anEmployee(company);
    const attempt = anAttempt();
    const first = await setPin(employeeId, company.owner, attempt);
    expect(await setPin(employeeId, company.owner, attempt)).toEqual(first);
    const second = await setPin(employeeId);
    expect(second.pin).not.toBe(first.pin);
    expect([await ownerOf(first.pin), await ownerOf(second.pin)]).toEqual([null, employeeId]);
  });

  test("is free once it was removed", async () => {
    const employeeId = await anEmployee(company);
    const { pin } = await setPin(employeeId);
    await removePin(employeeId);
    expect(await (await company.read()).employees.get(employeeId)).toMatchObject({ hasPin: false });
    expect(await ownerOf(pin)).toBeNull();
  });

  test("goes with the employment", async () => {
    const employeeId = await anEmployee(company);
    await setPin(employeeId);
    const store = await company.read();
    const { version: expectedVersion } = await store.employees.get(employeeId);
    const ending = {
      ...anAttempt(),
      employeeId,
      expectedVersion,
      lastDay: "2026-01-31",
      cause: resigned,
    };
    await company.owner.api.employees.setEmploymentEnd.mutate(ending);
    expect(await store.employeeKiosks.find(employeeId)).toBeNull();
    expect(await store.employees.get(employeeId)).toMatchObject({ hasPin: false });
    expect(await refusalOf(setPin(employeeId))).toMatchObject({ rule: "notWorking" });
  });
});

test("whether a colleague has a PIN cannot be found out by naming it", async () => {
  const ana = await aMember(company);
  const bo = await anEmployee(company, { name: "Bo" });
  const { pin: taken } = await setPin(bo);
  for (const guess of [taken, "999999", "1234", 7]) {
    const { status, pin } = await named(ana, guess);
    expect(status).toBe(200);
    expect(pin).toMatch(/^\d{6}$/);
    expect(pin).not.toBe(taken);
  }
  expect(await ownerOf(taken)).toBe(bo);
});

test("a person who asks for PIN after PIN has to wait", async () => {
  const ana = await aMember(company);
  await useUpLimit("setPin", { uid: ana.login.uid });
  expect(await refusalOf(ana.api.employees.setOwnPin.mutate(anAttempt()))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: expect.stringMatching(/Try again in/),
  });
});

test("managers set PINs of their own people, and employees their own", async () => {
  const manager = await aMember(company, { role: "manager", name: "Max" });
  const ana = await aMember(company);
  const far = await anEmployee(company, { locationIds: [company.market] });
  const given = await setPin(ana.employeeId, manager);
  expect(await ownerOf(given.pin)).toBe(ana.employeeId);
  expect(await refusalOf(setPin(far, manager))).toMatchObject({ rule: "notFound" });
  const own = await ana.api.employees.setOwnPin.mutate(anAttempt());
  expect(await ownerOf(own.pin)).toBe(ana.employeeId);
});

/** Requests a new PIN with a PIN in the input, as an attacker would; no schema accepts it. */
async function named({ login }: Member, pin: unknown): Promise<{ status: number; pin: unknown }> {
  const answer = await fetch(`${appUrl}/api/trpc/employees.setOwnPin`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${login.idToken}` },
    body: JSON.stringify({ ...anAttempt(), pin }),
  });
  const body: { result?: { data?: { pin?: unknown } } } = await answer.json();
  return { status: answer.status, pin: body.result?.data?.pin };
}
