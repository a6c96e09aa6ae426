import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, tokenOf } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { aBulk, problemsOf, undoBatch } from "../support/employee-rows.ts";

let company: TestCompany;
let owner: Api;

beforeAll(async () => {
  company = await aCompany();
  owner = company.owner.api;
});

describe("an invitation that is not accepted yet", () => {
  const asManager = () => ({
    email: `${randomUUID()}@people.example`,
    role: "manager" as const,
    locationIds: [company.market],
    mayViewWages: true,
  });

  test("is sent again to many without making employees of managers", async () => {
    const [employeeId, other] = [await anEmployee(company), await anEmployee(company)];
    const offer = asManager();
    await owner.employees.invite.mutate({ ...anAttempt(), employeeId, ...offer });
    const row = { key: employeeId, title: "Ana", employeeId, email: offer.email };
    const email = `${randomUUID()}@people.example`;
    const rows = [row, { ...row, key: other, employeeId: other, email }];
    await owner.employees.inviteMany.mutate({ ...aBulk(), rows });
    const pendingOf = async (id: EmployeeId) =>
      (await owner.employees.pendingInvitation.query({ employeeId: id })).pending;
    expect(await pendingOf(employeeId)).toMatchObject(offer);
    const asEmployee = { email, role: "employee", locationIds: [], mayViewWages: false };
    expect(await pendingOf(other)).toMatchObject(asEmployee);
  });

  test("is shown until it is taken back, and to admins alone", async () => {
    const employeeId = await anEmployee(company);
    const ask = (api = owner) => api.employees.pendingInvitation.query({ employeeId });
    expect(await ask()).toEqual({ pending: null });
    const offer = asManager();
    await owner.employees.invite.mutate({ ...anAttempt(), employeeId, ...offer });
    expect(await ask()).toEqual({ pending: { ...offer, expiresAt: expect.any(String) } });
    const max = await aMember(company, { role: "manager", name: "Max" });
    expect(await refusalOf(ask(max.api))).toMatchObject({ code: "FORBIDDEN" });
    await owner.employees.revokeInvitation.mutate({ ...anAttempt(), employeeId });
    expect(await ask()).toEqual({ pending: null });
  });
});

test("an invitation that was accepted, or never made, is not reported as taken back", async () => {
  const employeeId = await anEmployee(company, { name: "Kim Roy" });
  const login = await aLogin();
  const row = { key: employeeId, title: "Kim Roy", employeeId, email: login.email };
  const { batchId } = await owner.employees.inviteMany.mutate({ ...aBulk(), rows: [row] });
  const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
  const again = { ...anAttempt(), employeeId, email: login.email, ...rights };
  const { link } = await owner.employees.invite.mutate(again);
  const accepting = { ...anAttempt(), token: tokenOf(link) };
  await apiFor(login.idToken).user.acceptInvitation.mutate(accepting);
  const accepted =
    "Kim Roy has accepted already, so there is no invitation to take back. Remove the access instead.";
  expect(problemsOf(await undoBatch(owner, batchId))).toEqual([accepted]);
  const takeBack = (id: EmployeeId) =>
    owner.employees.revokeInvitation.mutate({ ...anAttempt(), employeeId: id });
  expect(await refusalOf(takeBack(employeeId))).toMatchObject({
    rule: "invitationAccepted",
    message: accepted,
  });
  expect(await refusalOf(takeBack(await anEmployee(company)))).toMatchObject({
    rule: "notInvited",
    message: "Ana Diaz has no open invitation.",
  });
});

test("invitations of many people go to who has an address and no login, and can be taken back", async () => {
  const member = await aMember(company);
  const employeeId = await anEmployee(company);
  const address = () => `${randomUUID()}@people.example`;
  const rows = [employeeId, member.employeeId].map((id) => ({
    key: id,
    title: "Ana",
    employeeId: id,
    email: address(),
  }));
  const answer = await owner.employees.inviteMany.mutate({ ...aBulk(), rows });
  expect(problemsOf(answer)).toEqual([null, "This login already belongs to Harbor Coffee."]);
  const status = async () => (await (await company.read()).employees.get(employeeId)).status;
  expect(await status()).toBe("invited");
  expect(problemsOf(await undoBatch(owner, answer.batchId))).toEqual([null]);
  expect(await status()).toBe("active");
});
