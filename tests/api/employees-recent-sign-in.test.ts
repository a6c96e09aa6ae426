import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Role } from "@crewline/domain/kernel/access/role";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { removeAccess, setAccess } from "../support/access-of-people.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { alteredToken, changeAccount } from "../support/auth-emulator.ts";
import { farAhead, fartherAhead } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";

let company: TestCompany;
beforeEach(async () => {
  company = await aCompany();
});

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** The owner in a browser left open: the token is fresh, the sign-in is not. */
async function ownerSince(seconds: number): Promise<Member> {
  const { login } = company.owner;
  await changeAccount(login.uid, { validSince: String(secondsAgo(7200)) });
  const idToken = alteredToken(login.idToken, { auth_time: secondsAgo(seconds) });
  return { login, api: apiFor(idToken) };
}

describe("acts that matter most need a sign-in of the last five minutes:", () => {
  test("changing and removing access", async () => {
    const person = await aMember(company);
    const by = await ownerSince(310);
    const refusal = {
      code: "FORBIDDEN",
      rule: "recentSignInRequired",
      message: "Confirm that it is you by signing in again, then repeat this.",
    };
    expect(await refusalOf(setAccess(company, person, "manager", { by }))).toMatchObject(refusal);
    expect(await refusalOf(removeAccess(company, person, by))).toMatchObject(refusal);
    const soon = await ownerSince(280);
    expect(await setAccess(company, person, "manager", { by: soon })).toEqual({ version: 2 });
  });

  test("an end of employment that takes a login away at once, alone, in rows, or by undoing", async () => {
    const [ana, bo] = [await aMember(company), await aMember(company, { name: "Bo" })];
    const guest = await anEmployee(company);
    const late = await ownerSince(310);
    const refusal = { code: "FORBIDDEN", rule: "recentSignInRequired" };
    const past = "2026-01-31";
    expect(await refusalOf(end(ana.employeeId, past, late))).toMatchObject(refusal);
    expect(await refusalOf(endAll([guest, ana.employeeId], past, late))).toMatchObject(refusal);
    expect(await statusOf(ana.employeeId)).toBe("active");
    expect(await statusOf(guest)).toBe("active");
    await end(ana.employeeId, farAhead, late);
    await end(guest, past, late);
    expect(await statusOf(guest)).toBe("terminated");

    await end(bo.employeeId, farAhead);
    const { batchId } = await endAll([bo.employeeId], fartherAhead);
    await pretendEndWas(batchId, past);
    const undo = ({ api }: Member) => api.employees.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(await refusalOf(undo(late))).toMatchObject(refusal);
    expect(await statusOf(bo.employeeId)).toBe("active");
    await undo(await ownerSince(280));
    expect(await statusOf(bo.employeeId)).toBe("terminated");
    await end(ana.employeeId, past, await ownerSince(280));
    expect(await statusOf(ana.employeeId)).toBe("terminated");
  });

  const statusOf = async (id: EmployeeId) =>
    (await (await company.read()).employees.get(id)).status;

  async function end(employeeId: EmployeeId, lastDay: string, { api }: Member = company.owner) {
    const { version } = await (await company.read()).employees.get(employeeId);
    const ending = { employeeId, lastDay, cause: resigned, expectedVersion: version };
    return api.employees.setEmploymentEnd.mutate({ ...anAttempt(), ...ending });
  }

  async function endAll(ids: EmployeeId[], lastDay: string, { api }: Member = company.owner) {
    const people = await (await company.read()).employees.findAll(ids);
    const rows = people.map(({ id, name, version }) => ({
      key: id,
      title: name,
      employeeId: id,
      expectedVersion: version,
    }));
    const bulk = { ...anAttempt(), groupId: randomUUID(), title: "End employments" };
    return api.employees.endMany.mutate({ ...bulk, lastDay, cause: resigned, rows });
  }

  /** As if the end had been planned, then moved, and its first day had passed since. */
  async function pretendEndWas(batchId: BatchId, lastDay: string): Promise<void> {
    await inTransaction(async (unit) => {
      const { batches } = companyStore(unit, company.companyId);
      const batch = await batches.get(batchId);
      const rows = batch.rows.map((row) => {
        const undo = { ...JSON.parse(row.undoJson ?? "{}"), lastDay };
        return { ...row, undoJson: JSON.stringify(undo) };
      });
      batches.save(batchId, { ...batch, rows });
    });
  }

  test("inviting an admin, but not an employee", async () => {
    const { api } = await ownerSince(310);
    const invite = async (role: Role) => {
      const employeeId = await anEmployee(company);
      const offer = { employeeId, email: `${employeeId}@people.example`.toLowerCase(), role };
      const rights = { locationIds: [], mayViewWages: false };
      return api.employees.invite.mutate({ ...anAttempt(), ...offer, ...rights });
    };
    expect(await refusalOf(invite("admin"))).toMatchObject({ rule: "recentSignInRequired" });
    expect(await invite("employee")).toMatchObject({ link: expect.any(String) });
  });
});

test("an invitation of an admin is sent again to many only after a recent sign-in", async () => {
  const employeeId = await anEmployee(company);
  const email = `${employeeId}@people.example`.toLowerCase();
  const rights = { role: "admin" as const, locationIds: [], mayViewWages: true };
  await company.owner.api.employees.invite.mutate({ ...anAttempt(), employeeId, email, ...rights });
  const rows = [{ key: employeeId, title: "Ana", employeeId, email }];
  const resend = ({ api }: Member) => {
    const bulk = { ...anAttempt(), groupId: randomUUID(), title: "Invite people" };
    return api.employees.inviteMany.mutate({ ...bulk, rows });
  };
  expect(await refusalOf(resend(await ownerSince(310)))).toMatchObject({
    rule: "recentSignInRequired",
  });
  const { rows: sent } = await resend(await ownerSince(280));
  expect(sent).toMatchObject([{ problem: null }]);
});
