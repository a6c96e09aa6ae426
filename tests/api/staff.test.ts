import { beforeAll, expect, test } from "vitest";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, aStaffMember } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";

let staff: Member;
let company: TestCompany;

beforeAll(async () => {
  staff = await aStaffMember();
  company = await aCompany({ name: "Pier Coffee" });
});

test("product staff see every login with its role and company", async () => {
  const manager = await aMember(company, { role: "manager" });
  const { users } = await staff.api.users.list.query();
  expect(users.length).toBeGreaterThan(0);
  expect(await staff.api.users.find.query({ email: manager.login.email })).toMatchObject({
    email: manager.login.email,
    role: "manager",
    companyId: company.companyId,
    companyName: "Pier Coffee",
    isDisabled: false,
  });
});

test("product staff see what a login may do, what it was offered and what was done to it", async () => {
  const manager = await aMember(company, { role: "manager", name: "Mona Pier" });
  const { uid } = manager.login;
  await staff.api.users.signOutEverywhere.mutate({ ...anAttempt(), uid, reason: "Lost a phone." });
  const details = await staff.api.users.show.query({ uid });
  expect(details).toMatchObject({
    membership: { role: "manager", employeeName: "Mona Pier", locationCount: 1 },
    invitations: [],
    unreadable: 0,
  });
  expect(details.membership?.locationNames).toHaveLength(1);
  expect(details.changes.map(({ act, reason, byEmail }) => ({ act, reason, byEmail }))).toEqual([
    { act: "signedOut", reason: "Lost a phone.", byEmail: staff.login.email },
    { act: "rightsChanged", reason: null, byEmail: "" },
  ]);
});

test("a login without a company shows the invitations that wait for it", async () => {
  const { uid, email } = await aLogin();
  const employeeId = await anEmployee(company, {});
  const role = "employee" as const;
  const access = { role, locationIds: [company.harbor], mayViewWages: false };
  await company.owner.api.employees.invite.mutate({
    ...anAttempt(),
    employeeId,
    email: email.toUpperCase(),
    ...access,
  });
  const { membership, invitations, changes } = await staff.api.users.show.query({ uid });
  expect({ membership, changes }).toEqual({ membership: null, changes: [] });
  expect(invitations).toMatchObject([{ companyName: "Pier Coffee", role: "employee" }]);
});

test("the details of a login hold nothing that opens it", async () => {
  const { uid } = (await aMember(company)).login;
  const details = await staff.api.users.show.query({ uid });
  expect(Object.keys(details).toSorted()).toEqual([
    "changes",
    "invitations",
    "lastSeenAt",
    "membership",
    "pushDevices",
    "signIns",
    "unreadable",
  ]);
});

test("product staff see every company", async () => {
  const { companies } = await staff.api.companyOptions.list.query();
  expect(companies.find(({ companyId }) => companyId === company.companyId)).toMatchObject({
    name: "Pier Coffee",
    currency: "USD",
    onBoardedAt: null,
  });
});
