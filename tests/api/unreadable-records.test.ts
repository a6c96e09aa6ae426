import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee, aStaffMember } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aLogin, changeAccount } from "../support/auth-emulator.ts";
import { anEntry } from "../support/an-entry.ts";

let company: TestCompany;
let staff: Member;
let ana: EmployeeId;
beforeAll(async () => {
  company = await aCompany();
  staff = await aStaffMember();
  ana = await anEmployee(company);
});

const broken: string[] = [];
afterAll(async () => {
  const database = await firestore();
  for (const path of broken) await database.doc(path).delete();
});

async function breakDocument(path: string, data: object): Promise<void> {
  broken.push(path);
  await (await firestore()).doc(path).set(data);
}

describe("one malformed claim does not take the Users screen down:", () => {
  test.each([
    ["a role that is a number", { role: 42, companyId: "harbor", admin: false, v: 1 }],
    ["a company that is an object", { role: "admin", companyId: {}, admin: true, v: 1 }],
    ["an empty company", { role: "employee", companyId: "", employeeId: null, admin: false, v: 1 }],
    [
      "a company that is a path",
      { role: "employee", companyId: "a/b", employeeId: null, admin: false, v: 1 },
    ],
    [
      "a company with a name that is reserved",
      { role: "employee", companyId: "__x__", employeeId: null, admin: false, v: 1 },
    ],
    ["nothing of it", {}],
  ])("%s", async (_name, claims) => {
    const { uid, email } = await aLogin();
    await changeAccount(uid, { customAttributes: JSON.stringify(claims) });
    expect(await staff.api.users.find.query({ email })).toMatchObject({ uid, companyId: null });
    const { users } = await staff.api.users.list.query({ pageToken: null });
    expect(users.length).toBeGreaterThan(0);
    await changeAccount(uid, { customAttributes: "{}" });
  });
});

describe("a list leaves a malformed document out and says how many it leaves out:", () => {
  const at = (path: string) => `companies/${company.companyId}/${path}`;
  const now = new Date();

  test("the companies of the back office", async () => {
    await breakDocument("companies/malformed", { name: 5, createdAt: now });
    const answer = await staff.api.companyOptions.list.query();
    expect(answer.unreadable).toBeGreaterThan(0);
    expect(answer.companies.map(({ companyId }) => companyId)).toContain(company.companyId);
  });

  test("mail that was not delivered", async () => {
    await breakDocument("mail/malformed", { state: "failed", nextAttemptAt: null });
    expect((await staff.api.companyOptions.undeliveredMail.query()).unreadable).toBeGreaterThan(0);
  });

  test("bulk actions", async () => {
    await breakDocument(at("batches/malformed"), { at: now });
    expect(await company.owner.api.employees.recentBatches.query()).toMatchObject({
      unreadable: 1,
    });
  });

  test("the history of a person", async () => {
    await breakDocument(at("employeeEvents/malformed"), { employeeId: ana, at: now });
    const history = await company.owner.api.employees.history.query({ employeeId: ana });
    expect(history.unreadable).toBe(1);
  });

  test("wage changes", async () => {
    await breakDocument(at("wageChanges/malformed"), { effectiveDate: 5 });
    const { notices, unreadable } = await company.owner.api.wageChanges.notices.query();
    expect(unreadable).toBe(1);
    expect(notices.map(({ employeeId }) => employeeId)).toContain(ana);
  });

  test("profiles", async () => {
    const other = await anEmployee(company, { name: "Bo Chen" });
    await breakDocument(at(`employees/${other}/private/profile`), { email: 5 });
    const { profiles, unreadable } = await company.owner.api.employees.profiles.query();
    expect(unreadable).toBe(1);
    expect(profiles.map(({ employeeId }) => employeeId)).toContain(ana);
  });
});

test("a period with an entry that cannot be read is not closed, and a sentence says why", async () => {
  const own = await aCompany();
  const entryId = await anEntry(own, await anEmployee(own));
  const close = () =>
    own.owner.api.reports.closePeriod.mutate({
      ...anAttempt(),
      firstDay: monday,
      expectedVersion: 0,
      includesUnapproved: true,
    });
  await breakDocument(`companies/${own.companyId}/timeEntries/${entryId}`, { day: monday });
  expect(await refusalOf(close())).toMatchObject({
    rule: "entriesUnreadable",
    message:
      "1 time entry of this pay period could not be read, so it can't be closed. Contact support.",
  });
  const closeHarbor = own.owner.api.timesheets.closeLocation.mutate({
    ...anAttempt(),
    firstDay: monday,
    locationId: own.harbor,
    includesUnapproved: true,
    reason: null,
  });
  expect(await refusalOf(closeHarbor)).toMatchObject({ rule: "entriesUnreadable" });
  await (await firestore()).doc(`companies/${own.companyId}/timeEntries/${entryId}`).delete();
  const { employeeWeeks } = await own.read();
  const [week] = await employeeWeeks.list([]);
  await breakDocument(`companies/${own.companyId}/employeeWeeks/${week?.id}`, {
    weekStart: monday,
  });
  expect(await refusalOf(close())).toMatchObject({ rule: "unreadableRecord" });
});
