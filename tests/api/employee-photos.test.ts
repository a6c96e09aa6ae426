import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import type { TestCompany } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { cameraJpeg, plainJpeg, plainWebp } from "../support/photos.ts";
import { resigned } from "../support/an-end-cause.ts";

const jpeg = { type: "image/jpeg" as const, base64: plainJpeg.toString("base64") };
const webp = { type: "image/webp" as const, base64: plainWebp.toString("base64") };
const set = (employeeId: EmployeeId, photo: object | null) =>
  ({ ...anAttempt(), employeeId, photo }) as never;

const stored = async ({ read }: TestCompany, employeeId: EmployeeId) => {
  const { employees, employeePhotos } = await read();
  const [employee, photo] = [
    await employees.get(employeeId),
    await employeePhotos.find(employeeId),
  ];
  return { hasPhoto: employee.hasPhoto, photo };
};

describe("the photo of an employee", () => {
  test("is set and removed by the employee, and by managers in reach", async () => {
    const company = await aCompany();
    const ana = await aMember(company, { name: "Ana" });
    const marcus = await aMember(company, { role: "manager", name: "Marcus" });
    await ana.api.employees.setOwnPhoto.mutate({ ...anAttempt(), photo: jpeg });
    expect(await stored(company, ana.employeeId)).toMatchObject({ hasPhoto: true, photo: jpeg });
    await marcus.api.employees.setPhoto.mutate(set(ana.employeeId, webp));
    expect(await stored(company, ana.employeeId)).toMatchObject({ hasPhoto: true, photo: webp });
    await ana.api.employees.setOwnPhoto.mutate({ ...anAttempt(), photo: null });
    expect(await stored(company, ana.employeeId)).toEqual({ hasPhoto: false, photo: null });
    const { employeeEvents } = await company.read();
    const events = await employeeEvents.list([["employeeId", "==", ana.employeeId]]);
    const acts = events.map(({ act }) => act).filter((act) => act.startsWith("photo"));
    expect(acts.toSorted()).toEqual(["photoRemoved", "photoSet", "photoSet"]);
  });

  test("is not set by a manager of another location, nor by a colleague", async () => {
    const company = await aCompany();
    const bo = await anEmployee(company, { locationIds: [company.market] });
    const marcus = await aMember(company, { role: "manager", name: "Marcus" });
    const ana = await aMember(company, { name: "Ana", email: `${randomUUID()}@people.example` });
    const codes = [marcus, ana].map(async ({ api }) => {
      const { code } = await refusalOf(api.employees.setPhoto.mutate(set(bo, jpeg)));
      return code;
    });
    expect(await Promise.all(codes)).toEqual(["NOT_FOUND", "FORBIDDEN"]);
    expect(await stored(company, bo)).toEqual({ hasPhoto: false, photo: null });
  });

  test.each([
    ["camera data", { type: "image/jpeg", base64: cameraJpeg.toString("base64") }],
    ["another type", { type: "image/webp", base64: plainJpeg.toString("base64") }],
    ["a page", { type: "image/jpeg", base64: Buffer.from("<html></html>").toString("base64") }],
  ])("is refused with %s", async (_name, photo) => {
    const company = await aCompany();
    const bo = await anEmployee(company);
    const call = company.owner.api.employees.setPhoto.mutate(set(bo, photo));
    expect(await refusalOf(call)).toMatchObject({ rule: "photoRefused" });
  });

  test("goes to the record that stays in a merge", async () => {
    const company = await aCompany();
    const [stays, duplicate] = [await anEmployee(company), await anEmployee(company)];
    await company.owner.api.employees.setPhoto.mutate(set(duplicate, jpeg));
    const { version } = await (await company.read()).employees.get(stays);
    await company.owner.api.employees.merge.mutate({
      ...anAttempt(),
      employeeId: stays,
      duplicateId: duplicate,
      expectedVersion: version,
    });
    expect(await stored(company, stays)).toMatchObject({ hasPhoto: true, photo: jpeg });
    expect(await stored(company, duplicate)).toEqual({ hasPhoto: false, photo: null });
  });

  test("is gone once the employee's data is erased", async () => {
    const company = await aCompany();
    const { employees } = company.owner.api;
    const bo = await anEmployee(company, { name: "Bo" });
    await employees.setPhoto.mutate(set(bo, jpeg));
    const edit = async () => ({
      ...anAttempt(),
      employeeId: bo,
      expectedVersion: (await (await company.read()).employees.get(bo)).version,
    });
    await employees.setEmploymentEnd.mutate({
      ...(await edit()),
      lastDay: "2026-01-31",
      cause: resigned,
    });
    await employees.pseudonymise.mutate({ ...(await edit()), name: "Bo" });
    expect(await stored(company, bo)).toEqual({ hasPhoto: false, photo: null });
  });
});
