import type { Role } from "@crewline/domain/kernel/access/role";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, aStaffMember, tokenOf } from "../support/a-company.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin, changeAccount } from "../support/auth-emulator.ts";
import { mailsTo, sendQueuedMail } from "../support/outbox.ts";
import { startMailServer } from "../support/mail-server.ts";
import { invitations } from "../../functions/src/store/invitations.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";

let staff: Member;
let company: TestCompany;
beforeAll(async () => {
  staff = await aStaffMember();
  company = await aCompany({ name: "Pier Coffee" });
});

const reason = "The mail never came, asked by phone.";

/** An employee of the company whom an admin invited in a role; a new address each time. */
async function invited(by: Member = company.owner, role: Role = "employee") {
  const employeeId = await anEmployee(company, { name: "Emma Stone" });
  const email = `${randomUUID()}@people.example`;
  const rights = { role, locationIds: [company.harbor], mayViewWages: false };
  const input = { ...anAttempt(), employeeId, email, ...rights };
  const { link } = await by.api.employees.invite.mutate(input);
  return { employeeId, email, token: tokenOf(link) };
}

async function openTo(email: string) {
  return (await staff.api.users.invitations.query({ email })).invitations;
}

/** The input of sending the latest invitation to an address again. */
async function againTo(email: string) {
  const [open] = await openTo(email);
  if (open === undefined) throw new Error(`${email} has no open invitation.`);
  return { ...anAttempt(), invitationId: open.id, reason };
}

test("product staff send an invitation again: the new link works, the old one does not", async () => {
  const { employeeId, email, token } = await invited();
  const [open] = await openTo(email);
  expect(open).toMatchObject({ companyName: "Pier Coffee", employeeName: "Emma Stone" });
  const input = await againTo(email);
  expect(await staff.api.users.resendInvitation.mutate(input)).toEqual({});
  expect(await staff.api.users.resendInvitation.mutate(input)).toEqual({});

  const again = await openTo(email);
  expect(again).toHaveLength(1);
  expect(again[0]?.id).not.toBe(open?.id);
  const login = await aLogin(email);
  const api = apiFor(login.idToken);
  const old = api.user.acceptInvitation.mutate({ ...anAttempt(), token });
  expect(await refusalOf(old)).toMatchObject({ rule: "invitationInvalid" });

  const server = await startMailServer();
  await sendQueuedMail(server, [email]);
  const letters = server.to(email);
  await server.close();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain("Crewline support");
  const link = /https?:\S+invitation=[\w-]{43}/u.exec(letters[0]?.text ?? "")?.[0] ?? "";
  await api.user.acceptInvitation.mutate({ ...anAttempt(), token: tokenOf(link) });
  expect(await openTo(email)).toEqual([]);

  const { audits, employeeEvents } = await company.read();
  const rows = await audits.list([["recordId", "==", employeeId]]);
  const sent = rows.filter(({ act }) => act === "invitationSent");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    source: "support",
    byUid: staff.login.uid,
    words: { values: { reason, byName: "" } },
  });
  const events = await employeeEvents.list([["employeeId", "==", employeeId]]);
  expect(events.filter(({ act }) => act === "invited").map(({ byName }) => byName)).toContain(
    "Crewline support",
  );
});

test("an invitation whose days are over is sent again for another 14", async () => {
  const { email } = await invited();
  const input = await againTo(email);
  await inTransaction(async (unit) => {
    const stored = await invitations(unit).get(input.invitationId);
    invitations(unit).save(stored.id, { ...stored, expiresAt: "2026-01-01T00:00:00.000Z" });
  });
  await staff.api.users.resendInvitation.mutate(input);
  const [again] = await openTo(email);
  const days = (Date.parse(again?.expiresAt ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(13);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("an invitation gives no more than its sender still has, also when it is sent again", async () => {
  const admin = await aMember(company, { role: "admin" });
  await changeAccount(admin.login.uid, { emailVerified: true });
  const { email } = await invited(admin, "manager");
  const act = { ...anAttempt(), uid: admin.login.uid, reason };
  await staff.api.users.setRole.mutate({ ...act, role: "employee" });
  const input = await againTo(email);
  expect(await refusalOf(staff.api.users.resendInvitation.mutate(input))).toMatchObject({
    rule: "inviterGone",
  });
});

test("an invitation that was taken back or accepted is not sent again", async () => {
  const { employeeId, email } = await invited();
  const input = await againTo(email);
  await company.owner.api.employees.revokeInvitation.mutate({ ...anAttempt(), employeeId });
  expect(await refusalOf(staff.api.users.resendInvitation.mutate(input))).toMatchObject({
    rule: "notInvited",
  });
  expect(await openTo(email)).toEqual([]);
});

test("an admin of a company does not send as product staff do", async () => {
  const { email } = await invited();
  const input = await againTo(email);
  const refused = company.owner.api.users.resendInvitation.mutate(input);
  expect(await refusalOf(refused)).toMatchObject({ code: "FORBIDDEN" });
  expect((await openTo(email))[0]?.id).toBe(input.invitationId);
});
