import { beforeAll, expect, test } from "vitest";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, aStaffMember } from "../support/a-company.ts";

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

test("product staff see every company", async () => {
  const { companies } = await staff.api.companyOptions.list.query();
  expect(companies.find(({ companyId }) => companyId === company.companyId)).toMatchObject({
    name: "Pier Coffee",
    currency: "USD",
    onBoardedAt: null,
  });
});
