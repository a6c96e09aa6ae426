import { dataExportIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { anEntry, anEntryInput } from "../support/an-entry.ts";
import { useUpLimit } from "../support/use-up-limit.ts";
import { farAhead } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

let company: TestCompany;
let ana: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  company = await aCompany();
  ana = await aMember(company);
});

describe("time of the year 0001", () => {
  const first = "0001-01-01T00:00:00.000Z";

  test("is refused beside its field, before a week is read", async () => {
    const input = anEntryInput(company, ana.employeeId, { startsAt: first });
    expect(await refusalOf(company.owner.api.timeEntries.add.mutate(input))).toMatchObject({
      code: "BAD_REQUEST",
      fieldErrors: { "payable.startsAt": "Choose a time from 1900 to 2200." },
    });
  });

  test("and of any year until now is too long for one piece of work", async () => {
    const startsAt = "2000-01-01T00:00:00.000Z";
    const input = anEntryInput(company, anEmployeeId("nobody-has-this-id"), { startsAt });
    expect(await refusalOf(company.owner.api.timeEntries.add.mutate(input))).toMatchObject({
      rule: "tooLong",
    });
  });
});

test("time entered faster than anybody types has to wait", async () => {
  const manager = await aMember(company, { role: "manager", name: "Max" });
  await useUpLimit("enterTime", { uid: manager.login.uid });
  const input = anEntryInput(company, ana.employeeId);
  expect(await refusalOf(manager.api.timeEntries.add.mutate(input))).toMatchObject({
    code: "TOO_MANY_REQUESTS",
    rule: "tooManyAttempts",
  });
});

describe("a name", () => {
  test("that looks like an instant stays a name", async () => {
    const name = "2026-03-02T14:00:00.000Z";
    const employeeId = await anEmployee(company, { name });
    expect(await (await company.read()).employees.get(employeeId)).toMatchObject({ name });
  });

  test("that is only half a surrogate pair is refused beside its field", async () => {
    expect(await refusalOf(anEmployee(company, { name: "\uD83D\u200B" }))).toMatchObject({
      fieldErrors: { "people.0.name": "Enter a name." },
    });
  });
});

describe("personal data", () => {
  const save = async (profile: object) => {
    const before = await (await company.read()).employeeProfiles.get(ana.employeeId);
    return company.owner.api.employees.saveProfile.mutate({
      ...anAttempt(),
      employeeId: ana.employeeId,
      expectedVersion: before.version,
      profile: { email: before.email, phone: before.phone, notes: "", ...profile },
    });
  };

  test("with the phone number hello is refused beside its field", async () => {
    expect(await refusalOf(save({ phone: "hello" }))).toMatchObject({
      fieldErrors: {
        "profile.phone": expect.stringMatching(
          /^Enter a phone number, for example \(201\) 555-0123/,
        ),
      },
    });
  });

  test("with a date of birth in the future is refused", async () => {
    expect(await refusalOf(save({ birthDate: "2130-01-01" }))).toMatchObject({
      rule: "invalidField",
      fieldErrors: { "profile.birthDate": expect.stringMatching(/^Enter a date of birth from /) },
    });
  });
});

describe("a day that cannot be is refused beside its field", () => {
  const read = async () => (await company.read()).employees.get(ana.employeeId);
  const edit = async () => ({
    ...anAttempt(),
    employeeId: ana.employeeId,
    expectedVersion: (await read()).version,
  });
  const errorsOf = async (call: Promise<unknown>) => (await refusalOf(call)).fieldErrors;

  test.each(["1026-11-22", "1949-12-31", "2062-11-22"])("hired on %s", async (hiredOn) => {
    const { name, jobRoleIds, locationIds, payrollId } = await read();
    const employee = { name, jobRoleIds, locationIds, payrollId, hiredOn };
    const call = company.owner.api.employees.save.mutate({ ...(await edit()), employee });
    const error = hiredOn < "1900" ? /^Choose a day/ : /^Enter a hire date from /;
    expect(await errorsOf(call)).toEqual({ "employee.hiredOn": expect.stringMatching(error) });
  });

  test.each(["1949-12-31", "2062-11-22"])("a last day on %s", async (lastDay) => {
    const call = company.owner.api.employees.setEmploymentEnd.mutate({
      ...(await edit()),
      lastDay,
      cause: resigned,
    });
    const error = expect.stringMatching(/^Enter a last day from /);
    expect(await errorsOf(call)).toEqual({ lastDay: error });
  });

  test.each([
    { from: "2062-11-22", until: null, field: "leave.from" },
    { from: "2026-12-01", until: "2062-11-22", field: "leave.until" },
  ])("a leave from $from to $until", async ({ from, until, field }) => {
    const leave = { from, until };
    const call = company.owner.api.employees.setLeave.mutate({ ...(await edit()), leave });
    expect(await errorsOf(call)).toEqual({ [field]: expect.stringMatching(/^Enter a /) });
  });

  test.each(["1949-12-31", "2062-11-22"])("a rate from %s", async (effectiveDate) => {
    const change = {
      employeeId: ana.employeeId,
      jobRoleId: null,
      locationId: null,
      effectiveDate,
      rateTenThousandths: 200_000,
      reason: "merit" as const,
      note: "",
    };
    const call = company.owner.api.wageChanges.add.mutate({ ...anAttempt(), change });
    const error = expect.stringMatching(/^Enter a day from /);
    expect(await errorsOf(call)).toEqual({ "change.effectiveDate": error });
  });
});

test("240 KB of job role are refused, so that the person's week still takes time", async () => {
  const entry = anEntryInput(company, ana.employeeId);
  const input = { ...entry, jobRoleId: "x".repeat(240_000) as JobRoleId };
  expect(await refusalOf(company.owner.api.timeEntries.add.mutate(input))).toMatchObject({
    fieldErrors: { jobRoleId: "This is not an id." },
  });
  await expect(anEntry(company, ana.employeeId)).resolves.toBeTruthy();
});

test("a saved view of 240 KB is refused", async () => {
  const letters = Array.from({ length: 500 }, (_, index) => `p${toLetters(index)}`);
  const params = Object.fromEntries(letters.map((name) => [name, "x".repeat(480)]));
  const saving = company.owner.api.settings.saveView.mutate({
    ...anAttempt(),
    screen: "employees",
    view: { name: "Large", params },
  });
  expect(await refusalOf(saving)).toMatchObject({
    fieldErrors: { "view.params": "This view has too many filters." },
  });
});

test("a page of the export after something that is no id is refused in words", async () => {
  const paging = company.owner.api.settings.exportPage.query({
    exportId: dataExportIdSchema.parse("e1"),
    kind: "employees",
    after: "a/b",
  });
  expect(await refusalOf(paging)).toMatchObject({ fieldErrors: { after: "This is not an id." } });
});

test("a calendar address that is taken is not given again", async () => {
  const token = randomUUID().replaceAll("-", "").padEnd(43, "Zyxwvutsrqp");
  await ana.api.user.renewCalendarFeed.mutate({ ...anAttempt(), token });
  const bo = await aMember(company, { name: "Bo" });
  expect(
    await refusalOf(bo.api.user.renewCalendarFeed.mutate({ ...anAttempt(), token })),
  ).toMatchObject({
    code: "CONFLICT",
    message: "This calendar address is already in use. Create a new one.",
  });
});

test("a raise beyond every wage says so instead of failing", async () => {
  const employeeIds = [await anEmployee(company, { name: "Cy" })];
  const raise = { kind: "amount" as const, amountTenThousandths: 1e11, stepMinor: 1 as const };
  const preview = company.owner.api.wageChanges.previewRaise.query({
    employeeIds,
    raise,
    effectiveDate: farAhead,
  });
  expect(await refusalOf(preview)).toMatchObject({
    fieldErrors: { "raise.amountTenThousandths": "This amount is too high." },
  });
});

function toLetters(index: number): string {
  return Array.from(String(index), (digit) => String.fromCodePoint(97 + Number(digit))).join("");
}
