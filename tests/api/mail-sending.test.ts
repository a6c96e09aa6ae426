import type { MailId } from "@crewline/domain/kernel/ids/record-ids";
import { anEmployeeId } from "@crewline/domain/kernel/ids/ids.test-support";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "@crewline/domain/records/mail/mail";
import { newMail } from "@crewline/domain/rules/mail/new-mail";
import { findWaitingMail, mailTask } from "../../functions/src/jobs/queue-mail-task.ts";
import { sendAll } from "../../functions/src/jobs/send-mail.ts";
import { mail } from "../../functions/src/store/mail.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Answer, TestMailServer } from "../support/mail-server.ts";
import { startMailServer } from "../support/mail-server.ts";
import { doorOf, storedMail } from "../support/outbox.ts";

/** The server's answer to the recipients of each test; it accepts all others. */
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
    employeeId: anEmployeeId("zoe"),
  } as const;
  const message = { key: randomUUID(), to: anAddress(), companyId: null, content };
  const queued = { ...newMail(message, new Date().toISOString()), ...change };
  await inTransaction(async (unit) => mail(unit).create(queued.id, queued));
  return queued;
}

/** Lets the time of the next attempt come. */
async function makeDue(id: MailId): Promise<void> {
  const nextAttemptAt = new Date(Date.now() - 1000).toISOString();
  const before = await storedMail(id);
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
    expect(await storedMail(id)).toMatchObject({ state: "sent", attempts: 1, nextAttemptAt: null });
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
    const waiting = await storedMail(id);
    expect(waiting).toMatchObject({ state: "queued", attempts: 1 });
    expect(waiting.problem).toContain("Come back later");
    await sendAll([id], door());
    expect(await storedMail(id)).toMatchObject({ attempts: 1 });
    answers.delete(to);
    await makeDue(id);
    await sendAll([id], door());
    expect(server.to(to)).toHaveLength(1);
    expect(await storedMail(id)).toMatchObject({ state: "sent", attempts: 2, problem: null });
  });

  test("gives up at once what was refused for good", async () => {
    const { id, to } = await aQueuedMail();
    answers.set(to, { code: 550, text: "No such user" });
    await sendAll([id], door());
    expect(await storedMail(id)).toMatchObject({ state: "failed", nextAttemptAt: null });
    await expect(storedMail(id)).resolves.toHaveProperty(
      "problem",
      expect.stringContaining("No such"),
    );
  });

  test("waits for a server that is not there", async () => {
    const { id } = await aQueuedMail();
    await sendAll([id], { ...door(), url: "smtp://127.0.0.1:1" });
    expect(await storedMail(id)).toMatchObject({ state: "queued", attempts: 1 });
  });

  test("does not wait for ever for a server that says nothing", async () => {
    const { id, to } = await aQueuedMail();
    answers.set(to, "silence");
    await sendAll([id], { ...door(), replyMillis: 500 });
    const waiting = await storedMail(id);
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

  test("finds the waiting messages, the oldest first", async () => {
    const younger = await aQueuedMail({ nextAttemptAt: "2020-01-02T00:00:00.000Z" });
    const older = await aQueuedMail({ nextAttemptAt: "2020-01-01T00:00:00.000Z" });
    const findNext = () => findWaitingMail("2020-02-01T00:00:00.000Z", 1);
    for (const { id, to } of [older, younger]) {
      expect(await findNext()).toMatchObject([{ id }]);
      await sendAll([id], door());
      expect(server.to(to)).toHaveLength(1);
    }
    expect(await findNext()).toEqual([]);
    for (const { id } of [older, younger]) {
      expect(await storedMail(id)).toMatchObject({ state: "sent" });
    }
  });

  test("adds one task for an attempt, and another one for the next attempt", async () => {
    const first = await aQueuedMail();
    await sendAll([first.id], { ...door(), url: "smtp://127.0.0.1:1" });
    const second = await storedMail(first.id);
    expect(mailTask(first)).toEqual(mailTask(first));
    expect(mailTask(second).data).toEqual(mailTask(first).data);
    expect(mailTask(second).key).not.toBe(mailTask(first).key);
  });

  test("leaves everything as it is where there is no mail server", async () => {
    const { id } = await aQueuedMail();
    await sendAll([id], null);
    expect(await storedMail(id)).toMatchObject({ state: "queued", attempts: 0 });
  });
});
