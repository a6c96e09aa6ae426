import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { noPersonalData } from "@crewline/domain/records/employees/employee";
import { describe, expect, test } from "vitest";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import type { TestCompany } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

const example = /^Enter a phone number, for example \(201\) 555-0123\./u;
const bulk = () => ({ ...anAttempt(), groupId: randomUUID(), title: "A test" });

const profileOf = async (company: TestCompany, employeeId: EmployeeId) =>
  (await company.read()).employeeProfiles.get(employeeId);

/** A person whose record holds what was typed before numbers were read. */
async function anOldNumber(company: TestCompany, phone: string): Promise<EmployeeId> {
  const employeeId = await anEmployee(company);
  const before = await profileOf(company, employeeId);
  await inTransaction(async (unit) =>
    companyStore(unit, company.companyId).employeeProfiles.save(employeeId, { ...before, phone }),
  );
  return employeeId;
}

async function save(company: TestCompany, employeeId: EmployeeId, changes: object) {
  const { version, email, phone } = await profileOf(company, employeeId);
  return company.owner.api.employees.saveProfile.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion: version,
    profile: { ...noPersonalData, email, phone, notes: "", ...changes },
  });
}

describe("the phone number of a person", () => {
  test("is stored with the calling code of the company's country", async () => {
    const [american, german] = [await aCompany(), await aCompany({ country: "DE" })];
    const [ana, uwe] = [await anEmployee(american), await anEmployee(german)];
    await save(american, ana, { phone: "(615) 555-0123", emergencyPhone: "+49 151 23456789" });
    await save(german, uwe, { phone: "0151 / 2345 6789" });
    expect(await profileOf(american, ana)).toMatchObject({
      phone: "+16155550123",
      emergencyPhone: "+4915123456789",
    });
    expect(await profileOf(german, uwe)).toMatchObject({ phone: "+4915123456789" });
  });

  test("of before it was read as a number is saved unchanged, and judged once it changes", async () => {
    const company = await aCompany();
    const ana = await anOldNumber(company, "ask Mum");
    await save(company, ana, { notes: "Keys" });
    expect(await profileOf(company, ana)).toMatchObject({ phone: "ask Mum", notes: "Keys" });
    expect(await refusalOf(save(company, ana, { phone: "ask Dad" }))).toMatchObject({
      fieldErrors: { "profile.phone": expect.stringMatching(example) },
    });
  });

  test("that an import replaced comes back when the import is undone", async () => {
    const company = await aCompany();
    const ana = await anOldNumber(company, "ask Mum");
    const row = { employeeId: ana, expectedVersion: null, expectedProfileVersion: null };
    const answer = await company.owner.api.employees.saveRows.mutate({
      ...bulk(),
      rows: [
        { ...row, key: "1", title: "Ana", employee: {}, profile: { phone: "615 555 0123" } },
        { ...row, key: "2", title: "Ana", employee: {}, profile: { phone: "hello" } },
      ],
    });
    expect(answer.rows.map(({ problem }) => problem)).toEqual([
      null,
      expect.stringMatching(example),
    ]);
    expect(await profileOf(company, ana)).toMatchObject({ phone: "+16155550123" });
    const { batchId } = answer;
    await company.owner.api.employees.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(await profileOf(company, ana)).toMatchObject({ phone: "ask Mum" });
  });

  test("of a new employee is refused beside the field of the employee", async () => {
    const company = await aCompany();
    const person = { name: "Bo", email: null, jobRole: null, rateTenThousandths: null };
    const add = (phone: string) =>
      company.owner.api.employees.add.mutate({
        ...anAttempt(),
        people: [{ ...person, phone }],
        locationIds: [company.harbor],
        ratesFrom: "2026-01-05",
      });
    expect(await refusalOf(add("123"))).toMatchObject({
      fieldErrors: { "people.0.phone": expect.stringMatching(example) },
    });
    const { employeeIds } = await add("615 555 0123");
    expect(await profileOf(company, anEmployeeId(employeeIds[0] ?? ""))).toMatchObject({
      phone: "+16155550123",
    });
  });
});

test("the phone number of a location belongs to the location's country", async () => {
  const company = await aCompany();
  const { locationId } = await company.owner.api.locations.add.mutate({
    ...anAttempt(),
    location: {
      name: "Soho",
      address: "",
      timeZone: "Europe/London",
      openingHours: {},
      phone: "020 7946 0958",
    },
  });
  const soho = await (await company.read()).locations.get(locationId);
  expect(soho.phone).toBe("+442079460958");
  const wrong = company.owner.api.locations.save.mutate({
    ...anAttempt(),
    locationId,
    expectedVersion: soho.version,
    location: { phone: "hello" },
  });
  expect(await refusalOf(wrong)).toMatchObject({
    fieldErrors: { "location.phone": expect.stringContaining("07400 123456") },
  });
});
