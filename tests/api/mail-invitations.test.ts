import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendAll } from "../../functions/src/jobs/send-mail.ts";
import { firestore } from "../../functions/src/store/firestore.ts";
import { invitationId } from "../../functions/src/store/invitations.ts";
import { aCompany, aMember, anEmployee, tokenOf } from "../support/a-company.ts";
import { anAttempt, apiFor } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import type { TestMailServer } from "../support/mail-server.ts";
import { startMailServer } from "../support/mail-server.ts";
import { doorOf, mailsTo, storedMail } from "../support/outbox.ts";

let server: TestMailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const anAddress = () => `${randomUUID()}@people.example`;

describe("an invitation", () => {
  test("comes by mail with a link that works, and the inviter hears of it", async () => {
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
    await sendAll([queued?.id ?? ""], doorOf(server));
    const [received] = server.to(email);
    const link = /https?:\S+invitation=\S+/u.exec(received?.text ?? "")?.[0] ?? "";
    expect(link).toBe(invited.link);
    expect(await storedMail(queued?.id ?? "")).toMatchObject({
      content: { token: null, tokenSeed: null },
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

test("whoever's access is changed hears of it by mail", async () => {
  const company = await aCompany();
  const ana = await aMember(company, { name: "Ana" });
  const { employeeId } = ana;
  const rights = { role: "manager" as const, locationIds: [company.market], mayViewWages: false };
  const edit = { ...anAttempt(), expectedVersion: 1 };
  await company.owner.api.employees.setAccess.mutate({ ...edit, employeeId, ...rights });
  const told = (await mailsTo(ana.login.email)).map(({ content }) => content);
  expect(told).toContainEqual({
    kind: "accessChanged",
    act: "rightsChanged",
    role: "manager",
    byName: expect.any(String),
  });
});
