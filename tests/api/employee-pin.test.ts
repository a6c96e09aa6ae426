import { beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "@crewline/domain/session/rate-limits";
import { firestore } from "../../functions/src/store/firestore.ts";
import { countAttempt } from "../../functions/src/store/rate-limits.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { useUpLimit } from "../support/use-up-limit.ts";

let company: TestCompany;
beforeAll(async () => {
  company = await aCompany();
});

const setPin = (employeeId: string, pin: string, by: Member = company.owner) =>
  by.api.employees.setPin.mutate({ ...anAttempt(), employeeId, pin });

const removePin = (employeeId: string) =>
  company.owner.api.employees.removePin.mutate({ ...anAttempt(), employeeId });

const refused = {
  code: "UNPROCESSABLE_CONTENT",
  rule: "pinRefused",
  message: "This PIN is easy to guess or already taken. Choose another one.",
};

describe("a PIN", () => {
  test("is kept as what proves it, and nowhere in words", async () => {
    const employeeId = await anEmployee(company);
    await setPin(employeeId, "48170273");
    const store = await company.read();
    expect(await store.employees.get(employeeId)).toMatchObject({ hasPin: true });
    const kiosk = await store.employeeKiosks.get(employeeId);
    expect(await store.kioskPins.get(kiosk.lookupId)).toEqual({ employeeId });
    const keys = await (await firestore()).collection("idempotencyKeys").get();
    const all = JSON.stringify([kiosk, keys.docs.map((key) => key.data())]);
    expect(all).not.toContain("48170273");
  });

  test("that a colleague has is refused in the words for one that is easy to guess", async () => {
    const [ana, bo] = [await anEmployee(company), await anEmployee(company, { name: "Bo" })];
    await setPin(ana, "905173");
    expect(await refusalOf(setPin(bo, "905173"))).toMatchObject(refused);
    expect(await refusalOf(setPin(bo, "1234"))).toMatchObject(refused);
    await expect(setPin(ana, "905173")).resolves.toEqual({});
    const other = await aCompany({ name: "Pier Coffee" });
    const elsewhere = { ...anAttempt(), employeeId: await anEmployee(other), pin: "905173" };
    await expect(other.owner.api.employees.setPin.mutate(elsewhere)).resolves.toEqual({});
  });

  test("is free again once it was changed or taken away", async () => {
    const [ana, bo] = [await anEmployee(company), await anEmployee(company, { name: "Bo" })];
    await setPin(ana, "660417");
    await setPin(ana, "660418");
    await setPin(bo, "660417");
    await removePin(bo);
    expect(await (await company.read()).employees.get(bo)).toMatchObject({ hasPin: false });
    await expect(setPin(ana, "660417")).resolves.toEqual({});
  });

  test("goes with the employment", async () => {
    const employeeId = await anEmployee(company);
    await setPin(employeeId, "310752");
    const store = await company.read();
    const { version: expectedVersion } = await store.employees.get(employeeId);
    const ending = { ...anAttempt(), employeeId, expectedVersion, lastDay: "2026-01-31" };
    await company.owner.api.employees.setEmploymentEnd.mutate(ending);
    expect(await store.employeeKiosks.find(employeeId)).toBeNull();
    expect(await store.employees.get(employeeId)).toMatchObject({ hasPin: false });
    expect(await refusalOf(setPin(employeeId, "310752"))).toMatchObject({ rule: "notWorking" });
  });
});

test("PINs cannot be found out by trying: after five refusals one has to wait", async () => {
  const employeeId = await anEmployee(company);
  await useUpLimit("pinFailure", { subject: `${company.companyId}/${employeeId}` });
  expect(await refusalOf(setPin(employeeId, "716203"))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: expect.stringMatching(/Try again in/),
  });
  const other = await anEmployee(company);
  await expect(setPin(other, "716203")).resolves.toEqual({});
});

test("two guesses at the same moment count as two, and a PIN that is taken as none", async () => {
  const employeeId = await anEmployee(company);
  const who = { subject: `${company.companyId}/${employeeId}` };
  await countAttempt("pinFailure", who, rateLimits.pinFailure.perSubject - 1);
  await setPin(employeeId, "716204");
  await setPin(employeeId, "716205");
  const guesses = ["1234", "4321"].map((pin) => refusalOf(setPin(employeeId, pin)));
  const rules = (await Promise.all(guesses)).map(({ rule }) => rule);
  expect(new Set(rules)).toEqual(new Set(["pinRefused", "tooManyAttempts"]));
});

test("a manager sets it for the own people, and everybody for oneself", async () => {
  const manager = await aMember(company, { role: "manager", name: "Max" });
  const ana = await aMember(company);
  const far = await anEmployee(company, { locationIds: [company.market] });
  await expect(setPin(ana.employeeId, "528106", manager)).resolves.toEqual({});
  expect(await refusalOf(setPin(far, "528107", manager))).toMatchObject({ rule: "notFound" });
  const own = (pin: string) => ana.api.employees.setOwnPin.mutate({ ...anAttempt(), pin });
  await expect(own("528108")).resolves.toEqual({});
  expect(await refusalOf(own("0000"))).toMatchObject(refused);
  expect(await refusalOf(own("12"))).toMatchObject({ code: "BAD_REQUEST" });
});
