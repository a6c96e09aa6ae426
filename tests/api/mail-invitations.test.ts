import { mailIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findUser } from "../../functions/src/identity/users.ts";
import { sendAll } from "../../functions/src/jobs/send-mail.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import { invitationId } from "../../functions/src/store/invitations.ts";
import { aCompany, aMember, anEmployee, tokenOf } from "../support/a-company.ts";
import { anAttempt, apiFor } from "../support/api-client.ts";
import { aLogin, changeAccount, signInAgain } from "../support/auth-emulator.ts";
import type { TestMailServer } from "../support/mail-server.ts";
import { startMailServer } from "../support/mail-server.ts";
import { doorOf, mailsAboutAccess, mailsTo, storedMail } from "../support/outbox.ts";

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

/** An invitation with the two secrets of its mail, and a login at its address. */
async function anOpenInvitation(email = anAddress()) {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
  const input = { ...anAttempt(), employeeId, email, ...rights };
  const { link } = await company.owner.api.employees.invite.mutate(input);
  const [queued] = await mailsTo(email);
  await sendAll([mailIdSchema.parse(queued?.id)], doorOf(server));
  const proof = /&proof=([\w-]{43})/u.exec(server.to(email)[0]?.text ?? "")?.[1] ?? "";
  return { email, token: tokenOf(link), proof, login: await aLogin(email) };
}

async function isProven(uid: UserId): Promise<boolean | undefined> {
  return (await findUser(uid))?.isEmailVerified;
}

const anAddress = () => `${randomUUID()}@people.example`;

describe("an invitation", () => {
  test("comes by mail with a working link, and the inviter is notified", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const email = anAddress();
    const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
    const input = { ...anAttempt(), employeeId, email, ...rights };
    const invited = await company.owner.api.employees.invite.mutate(input);
    expect(await company.owner.api.employees.invite.mutate(input)).toEqual(invited);
    expect(invited.isMailed).toBe(false);
    const [queued, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    await sendAll([mailIdSchema.parse(queued?.id)], doorOf(server));
    const [received] = server.to(email);
    const link = /https?:\S+invitation=\S+/u.exec(received?.text ?? "")?.[0] ?? "";
    expect(link.startsWith(`${invited.link}&proof=`)).toBe(true);
    expect(await storedMail(mailIdSchema.parse(queued?.id))).toMatchObject({
      content: { token: null, tokenSeed: null, proof: null },
    });

    const login = await aLogin(email);
    const token = tokenOf(link);
    await apiFor(login.idToken).user.acceptInvitation.mutate({ ...anAttempt(), token });
    const toOwner = await mailsTo(company.owner.login.email);
    expect(toOwner).toMatchObject([{ content: { kind: "invitationAccepted", employeeId } }]);
  });

  test("leaves its token nowhere in the database, and repeats its link all the same", async () => {
    const company = await aCompany();
    const email = anAddress();
    const input = {
      ...anAttempt(),
      employeeId: await anEmployee(company),
      email,
      role: "employee" as const,
      locationIds: [],
      mayViewWages: false,
    };
    const { link } = await company.owner.api.employees.invite.mutate(input);
    const database = await firestore();
    const key = `${company.owner.login.uid}_${input.idempotencyKey}`;
    const [queued] = await mailsTo(email);
    const kept = await Promise.all([
      database.doc(`idempotencyKeys/${key}`).get(),
      database.doc(`mail/${queued?.id}`).get(),
      database.doc(`invitations/${invitationId(tokenOf(link))}`).get(),
    ]);
    const texts = kept.map((found) => JSON.stringify(found.data()));
    expect(texts.every((text) => text.length > 10)).toBe(true);
    expect(texts.join(" ")).not.toContain(tokenOf(link));
    expect((await company.owner.api.employees.invite.mutate(input)).link).toBe(link);
  });

  test("proves the address when it is opened from the mail, and no other address by a repetition", async () => {
    const { email, token, proof, login } = await anOpenInvitation();
    const acceptance = { ...anAttempt(), token, proof };
    await apiFor(login.idToken).user.acceptInvitation.mutate(acceptance);
    expect(await isProven(login.uid)).toBe(true);

    await changeAccount(login.uid, { email: `victim-${email}`, emailVerified: false });
    const { idToken } = await signInAgain({ ...login, email: `victim-${email}` });
    await apiFor(idToken).user.acceptInvitation.mutate(acceptance);
    expect(await isProven(login.uid)).toBe(false);
  });

  test.each([
    ["a link that the inviter copied", () => null],
    ["a made-up proof", () => "A".repeat(43)],
    ["the token instead of the proof", (token: string) => token],
  ])("does not prove the address by %s", async (_name, proofOf) => {
    const { token, login } = await anOpenInvitation();
    const proof = proofOf(token);
    await apiFor(login.idToken).user.acceptInvitation.mutate({ ...anAttempt(), token, proof });
    expect(await isProven(login.uid)).toBe(false);
  });

  test("does not prove an address of the product company, which may open the back office", async () => {
    const { token, proof, login } = await anOpenInvitation(`${randomUUID()}@crewline.example`);
    await apiFor(login.idToken).user.acceptInvitation.mutate({ ...anAttempt(), token, proof });
    expect(await isProven(login.uid)).toBe(false);
  });

  test("that is taken back before its mail went out is not sent any more", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const email = anAddress();
    const rights = { role: "employee" as const, locationIds: [], mayViewWages: false };
    const { api } = company.owner;
    await api.employees.invite.mutate({ ...anAttempt(), employeeId, email, ...rights });
    await api.employees.revokeInvitation.mutate({ ...anAttempt(), employeeId });
    expect(await mailsTo(email)).toEqual([]);
  });
});

test("a person whose access changes is notified by mail", async () => {
  const company = await aCompany();
  const ana = await aMember(company, { name: "Ana" });
  const { employeeId } = ana;
  const rights = { role: "manager" as const, locationIds: [company.market], mayViewWages: false };
  const edit = { ...anAttempt(), expectedVersion: 1 };
  await company.owner.api.employees.setAccess.mutate({ ...edit, employeeId, ...rights });
  const mails = await mailsAboutAccess(ana.login.email, "rightsChanged");
  const told = mails.map(({ content }) => content);
  expect(told).toContainEqual({
    kind: "accessChanged",
    act: "rightsChanged",
    role: "manager",
    byName: expect.any(String),
  });
});
