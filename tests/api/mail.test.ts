import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "@crewline/domain/mail/mail";
import { newMail } from "@crewline/domain/mail/new-mail";
import { addDays, weekStartOf } from "@crewline/domain/time/local-date";
import { sendAll, sendDueMail } from "../../functions/src/jobs/send-mail.ts";
import { mail } from "../../functions/src/store/mail.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit.ts";
import { users } from "../../functions/src/store/users.ts";
import { aCompany, aMember, anEmployee, memberOf, tokenOf } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt, apiFor } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import type { Answer, TestMailServer } from "../support/mail-server.ts";
import { startMailServer } from "../support/mail-server.ts";
import { doorOf, mailsTo } from "../support/outbox.ts";
import { todayInNewYork } from "../support/today.ts";

/** What the server says to the recipients of each test; it accepts whom nobody named. */
const answers = new Map<string, Answer>();
let server: TestMailServer;

beforeAll(async () => {
  server = await startMailServer((recipient) => answers.get(recipient) ?? null);
});

afterAll(() => server.close());

const door = () => doorOf(server);
const anAddress = () => `${randomUUID()}@people.example`;

/** A message in the outbox that waits, to an address of its own. */
async function aQueuedMail(change: Partial<Mail> = {}): Promise<Mail> {
  const content = {
    kind: "invitationAccepted",
    companyName: "Harbor Coffee",
    employeeName: "Zoë Müller",
    employeeId: "zoe",
  } as const;
  const message = { key: randomUUID(), to: anAddress(), companyId: null, content };
  const queued = { ...newMail(message, new Date().toISOString()), ...change };
  await inTransaction(async (unit) => mail(unit).create(queued.id, queued));
  return queued;
}

async function stored(id: string): Promise<Mail> {
  return mail(await readingUnit()).get(id);
}

/** Lets the time of the next attempt come. */
async function makeDue(id: string): Promise<void> {
  const nextAttemptAt = new Date(Date.now() - 1000).toISOString();
  const before = await stored(id);
  await inTransaction(async (unit) => mail(unit).save(id, { ...before, nextAttemptAt }));
}

describe("the sending job", () => {
  test("delivers a message in plain text and in HTML, and never again", async () => {
    const { id, to } = await aQueuedMail();
    await sendAll([id, id], door());
    await sendAll([id], door());
    const [received, ...others] = server.to(to);
    expect(others).toEqual([]);
    expect(received).toMatchObject({
      from: "no-reply@crewline.test",
      subject: "Zoë Müller has joined Harbor Coffee",
    });
    expect(received?.text).toContain("Zoë Müller accepted your invitation");
    expect(received?.html).toContain("<h1");
    expect(received?.raw).toContain(`<${id}@crewline.test>`);
    expect(await stored(id)).toMatchObject({ state: "sent", attempts: 1, nextAttemptAt: null });
  });

  test("lets one of several senders have a message", async () => {
    const { id, to } = await aQueuedMail();
    await Promise.all(Array.from({ length: 4 }, () => sendAll([id], door())));
    expect(server.to(to)).toHaveLength(1);
  });

  test("tries again later what was refused for now", async () => {
    const { id, to } = await aQueuedMail();
    answers.set(to, { code: 451, text: "Come back later" });
    await sendAll([id], door());
    const waiting = await stored(id);
    expect(waiting).toMatchObject({ state: "queued", attempts: 1 });
    expect(waiting.problem).toContain("Come back later");
    await sendAll([id], door());
    expect(await stored(id)).toMatchObject({ attempts: 1 });
    answers.delete(to);
    await makeDue(id);
    await sendAll([id], door());
    expect(server.to(to)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: "sent", attempts: 2, problem: null });
  });

  test("gives up at once what was refused for good", async () => {
    const { id, to } = await aQueuedMail();
    answers.set(to, { code: 550, text: "No such user" });
    await sendAll([id], door());
    expect(await stored(id)).toMatchObject({ state: "failed", nextAttemptAt: null });
    await expect(stored(id)).resolves.toHaveProperty("problem", expect.stringContaining("No such"));
  });

  test("waits for a server that is not there", async () => {
    const { id } = await aQueuedMail();
    await sendAll([id], { ...door(), url: "smtp://127.0.0.1:1" });
    expect(await stored(id)).toMatchObject({ state: "queued", attempts: 1 });
  });

  test("does not wait for ever for a server that says nothing", async () => {
    const { id, to } = await aQueuedMail();
    answers.set(to, "silence");
    await sendAll([id], { ...door(), replyMillis: 500 });
    const waiting = await stored(id);
    expect(waiting).toMatchObject({ state: "queued", attempts: 1 });
    expect(waiting.problem).toMatch(/time/iu);
  });

  test("takes over from a sender that died, once its lease has ended", async () => {
    const lease = new Date(Date.now() + 60_000).toISOString();
    const { id, to } = await aQueuedMail({ state: "sending", attempts: 1, nextAttemptAt: lease });
    await sendAll([id], door());
    expect(server.to(to)).toEqual([]);
    await makeDue(id);
    await sendAll([id], door());
    expect(server.to(to)).toHaveLength(1);
  });

  test("finds by itself what waits, the oldest first", async () => {
    const past = "2020-01-01T00:00:00.000Z";
    const { id, to } = await aQueuedMail({ nextAttemptAt: past });
    await sendDueMail(door());
    expect(server.to(to)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: "sent" });
  });

  test("leaves everything as it is where there is no mail server", async () => {
    const { id } = await aQueuedMail();
    await sendAll([id], null);
    expect(await stored(id)).toMatchObject({ state: "queued", attempts: 0 });
  });
});

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
    await sendAll([queued?.id ?? ""], door());
    const [received] = server.to(email);
    const link = /https?:\S+invitation=\S+/u.exec(received?.text ?? "")?.[0] ?? "";
    expect(link).toBe(invited.link);
    expect(await stored(queued?.id ?? "")).toMatchObject({ content: { token: null } });

    const login = await aLogin(email);
    const token = tokenOf(link);
    await apiFor(login.idToken).user.acceptInvitation.mutate({ ...anAttempt(), token });
    const toOwner = await mailsTo(company.owner.login.email);
    expect(toOwner).toMatchObject([{ content: { kind: "invitationAccepted", employeeId } }]);
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

describe("publishing a week", () => {
  const nextWeek = weekStartOf(addDays(todayInNewYork(), 7), "monday");

  async function aWeekOfTwo() {
    const company = await aCompany();
    const ana = await aMember(company, { name: "Ana" });
    const ben = await aMember(company, { name: "Ben" });
    const nobody = await anEmployee(company, { name: "Without a login", email: anAddress() });
    for (const employeeId of [ana.employeeId, ben.employeeId, nobody]) {
      await aShift(company, { employeeId, day: nextWeek });
    }
    return { company, ana, ben };
  }

  const weeksTold = async (address: string) =>
    (await mailsTo(address)).filter(({ content }) => content.kind === "weekPublished");

  test("tells each person with a login once, and the second time only what changed", async () => {
    const { company, ana, ben } = await aWeekOfTwo();
    const week = { locationId: company.harbor, weekStart: nextWeek };
    const input = { ...anAttempt(), ...week };
    await company.owner.api.schedules.publish.mutate(input);
    await company.owner.api.schedules.publish.mutate(input);
    expect(await weeksTold(ana.login.email)).toMatchObject([
      { content: { employeeName: "Ana", changes: [{ before: null }] } },
    ]);
    expect(await weeksTold(ben.login.email)).toHaveLength(1);
    expect(await weeksTold(company.owner.login.email)).toEqual([]);

    await aShift(company, { employeeId: ben.employeeId, day: addDays(nextWeek, 1) });
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    expect(await weeksTold(ana.login.email)).toHaveLength(1);
    expect(await weeksTold(ben.login.email)).toHaveLength(2);
  });

  test("tells nobody who has switched this mail off", async () => {
    const { company, ana } = await aWeekOfTwo();
    await inTransaction(async (unit) => {
      const user = await users(unit).get(ana.login.uid);
      users(unit).save(user.id, { ...user, mutedMailTopics: ["schedule"] });
    });
    const week = { locationId: company.harbor, weekStart: nextWeek };
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    expect(await weeksTold(ana.login.email)).toEqual([]);
    await (await memberOf(ana.login)).api.user.save.mutate({ ...anAttempt(), displayName: "Ana" });
    const user = await users(await readingUnit()).get(ana.login.uid);
    expect(user.mutedMailTopics).toEqual(["schedule"]);
  });
});

describe("another time zone of a location", () => {
  const ahead = "2126-03-04";

  /** Ana and Ben have two published shifts each, Carl one that nobody published yet. */
  async function aPublishedWeek() {
    const company = await aCompany();
    const [ana, ben, carl] = [
      await aMember(company, { name: "Ana" }),
      await aMember(company, { name: "Ben" }),
      await aMember(company, { name: "Carl" }),
    ];
    for (const { employeeId } of [ana, ben]) {
      for (const day of [ahead, addDays(ahead, 1)]) await aShift(company, { employeeId, day });
    }
    const week = { locationId: company.harbor, weekStart: ahead };
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    await aShift(company, { employeeId: carl.employeeId, day: ahead });
    return { company, ana, ben, carl };
  }

  const toZone = (locationId: string, timeZone: string, expectedVersion = 1) => ({
    ...anAttempt(),
    locationId,
    expectedVersion,
    location: { timeZone },
    movesShifts: true,
  });
  const movesTold = async (address: string) =>
    (await mailsTo(address)).filter(({ content }) => content.kind === "zoneChanged");

  test("tells each person once which published shifts move, also when the change is sent again", async () => {
    const { company, ana, ben, carl } = await aPublishedWeek();
    const change = toZone(company.harbor, "America/Chicago");
    await company.owner.api.locations.save.mutate(change);
    await company.owner.api.locations.save.mutate(change);
    const shift = (day: string, startsAtLocal: string, endsAtLocal: string) => ({
      day,
      startsAtLocal,
      endsAtLocal,
      jobRole: null,
    });
    expect(await movesTold(ana.login.email)).toMatchObject([
      {
        companyId: company.companyId,
        content: {
          employeeName: "Ana",
          locationName: "Harbor",
          zoneBefore: "America/New_York",
          zoneAfter: "America/Chicago",
          changes: [ahead, addDays(ahead, 1)].map((day) => ({
            before: shift(day, "08:00", "16:00"),
            after: shift(day, "09:00", "17:00"),
          })),
          unmovedCount: 0,
        },
      },
    ]);
    expect(await movesTold(ben.login.email)).toHaveLength(1);
    expect(await movesTold(carl.login.email)).toEqual([]);
    expect(await movesTold(company.owner.login.email)).toEqual([]);

    const back = toZone(company.harbor, "America/New_York", 2);
    await company.owner.api.locations.save.mutate(back);
    expect(await movesTold(ana.login.email)).toHaveLength(2);
  });

  test("tells nobody who has switched this mail off, nor anybody when no shift moves", async () => {
    const { company, ana, ben } = await aPublishedWeek();
    await ana.api.user.saveNotifications.mutate({
      ...anAttempt(),
      mutedMailTopics: ["shiftChanges"],
      quietHours: null,
    });
    await company.owner.api.locations.save.mutate(toZone(company.harbor, "America/Toronto"));
    expect(await movesTold(ben.login.email)).toEqual([]);
    await company.owner.api.locations.save.mutate(toZone(company.harbor, "America/Chicago", 2));
    expect(await movesTold(ana.login.email)).toEqual([]);
    expect(await movesTold(ben.login.email)).toHaveLength(1);
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
