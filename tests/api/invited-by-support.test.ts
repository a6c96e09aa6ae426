import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, aStaffMember, tokenOf } from "../support/a-company.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { startMailServer } from "../support/mail-server.ts";
import { mailsTo, sendQueuedMail } from "../support/outbox.ts";

let staff: Member;
let company: TestCompany;
beforeAll(async () => {
  staff = await aStaffMember();
});
beforeEach(async () => {
  company = await aCompany({ name: "Pier Coffee" });
});

const reason = "Their only admin has left, asked in writing.";

/** An employee whose address the company has entered. */
async function aPersonOnFile() {
  const email = `${randomUUID()}@people.example`;
  return { email, employeeId: await anEmployee(company, { name: "Emma Stone", email }) };
}

const inviting = (email: string, role: "admin" | "manager" | "employee" = "admin") => ({
  ...anAttempt(),
  companyId: company.companyId,
  email,
  role,
  reason,
});

async function linkTo(email: string): Promise<string> {
  const server = await startMailServer();
  await sendQueuedMail(server, [email]);
  const [letter] = server.to(email);
  await server.close();
  return /https?:\S+invitation=[\w-]{43}/u.exec(letter?.text ?? "")?.[0] ?? "";
}

test("product staff invite an employee as admin, once for each retry, and only the mail has the link", async () => {
  const { email, employeeId } = await aPersonOnFile();
  const input = inviting(email);
  expect(await staff.api.users.invite.mutate(input)).toEqual({});
  expect(await staff.api.users.invite.mutate(input)).toEqual({});
  const { invitations } = await staff.api.users.invitations.query({ email });
  expect(invitations).toMatchObject([{ employeeName: "Emma Stone", role: "admin" }]);

  const api = apiFor((await aLogin(email)).idToken);
  await api.user.acceptInvitation.mutate({ ...anAttempt(), token: tokenOf(await linkTo(email)) });
  const { members, employees, audits } = await company.read();
  const { userId, status } = await employees.get(employeeId);
  expect(status).toBe("active");
  expect(await members.list([["email", "==", email]])).toMatchObject([
    { id: userId, role: "admin" },
  ]);
  const rows = await audits.list([["recordId", "==", employeeId]]);
  expect(rows.filter(({ act }) => act === "invitationSent")).toMatchObject([
    { source: "support", byUid: staff.login.uid, words: { values: { reason, byName: "" } } },
  ]);
});

test("a manager whom product staff invite gets the employee's locations, and no wages", async () => {
  const { email } = await aPersonOnFile();
  await staff.api.users.invite.mutate(inviting(email, "manager"));
  const api = apiFor((await aLogin(email)).idToken);
  await api.user.acceptInvitation.mutate({ ...anAttempt(), token: tokenOf(await linkTo(email)) });
  const { members } = await company.read();
  expect(await members.list([["email", "==", email]])).toMatchObject([
    { role: "manager", locationIds: [company.harbor], mayViewWages: false },
  ]);
});

test("product staff invite no one whom the company has not on file, and no one twice", async () => {
  const stranger = `${randomUUID()}@people.example`;
  const rule = async (email: string) =>
    (await refusalOf(staff.api.users.invite.mutate(inviting(email)))).rule;
  expect(await rule(stranger)).toBe("noRecordOfAddress");
  expect(await mailsTo(stranger)).toEqual([]);

  const email = `${randomUUID()}@people.example`;
  await aMember(company, { email, login: await aLogin(email) });
  expect(await rule(email)).toBe("alreadyMember");
});

test("a company's own admin is no product staff: they invite through their company alone", async () => {
  const { email } = await aPersonOnFile();
  expect(await refusalOf(company.owner.api.users.invite.mutate(inviting(email)))).toMatchObject({
    code: "FORBIDDEN",
  });
});
