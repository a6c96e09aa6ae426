import { afterAll, beforeAll, expect, test } from "vitest";
import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { usualRule } from "@crewline/domain/rules/alerts/usual-rules";
import { forgetDevice } from "../../functions/src/operations/access/sign-ins.ts";
import { sendMessage } from "../../functions/src/jobs/send-mail.ts";
import { readEnvironment } from "../../functions/src/platform/env.ts";
import { mail } from "../../functions/src/store/mail.ts";
import { pushDevices } from "../../functions/src/store/push-devices.ts";
import { readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aLateShift } from "../support/a-late-shift.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { mailsTo } from "../support/outbox.ts";
import type { TestBrowser, TestPushService } from "../support/push-endpoint.ts";
import { startPushService } from "../support/push-endpoint.ts";
import { runDue } from "../support/run-due-work.ts";

let service: TestPushService;

beforeAll(async () => {
  const { pushPublicKey } = readEnvironment(process.env);
  service = await startPushService(pushPublicKey ?? "");
});
afterAll(() => service.close());

const start = ({ user }: Api, { keys }: TestBrowser) =>
  user.startPush.mutate({ ...anAttempt(), ...keys });

/** Waits where the task of the stack has the message already: both may be the first. */
const arrived = (browser: TestBrowser) =>
  eventually(
    async () => browser,
    ({ requests }) => requests > 0,
  );

/** Sends what waits for devices, as the tasks do, whose processes start slowly on a busy machine. */
async function sendPushes(companyId: CompanyId): Promise<void> {
  const all = await mail(await readingUnit()).list([["companyId", "==", companyId]]);
  const waiting = all.filter(({ push }) => push !== null);
  for (const { id } of waiting) await sendMessage(id);
}

const storedDevices = async (uid: UserId) => pushDevices(await readingUnit(), uid).list([]);

async function pushLateAlerts({ owner, read }: TestCompany): Promise<void> {
  const { version: expectedVersion } = await (await read()).company();
  const rule = {
    ...usualRule("late"),
    channels: ["push" as const],
    recipients: ["managers" as const, "employee" as const],
  };
  await owner.api.settings.saveAlertRule.mutate({ ...anAttempt(), expectedVersion, rule });
}

test("an alert reaches the devices of those whom it concerns, encrypted, until they sign out", async () => {
  const company = await aCompany();
  const { harbor: locationId, companyId, owner } = company;
  await pushLateAlerts(company);
  const [marcus, ana] = await Promise.all([
    aMember(company, { role: "manager", locationIds: [locationId] }),
    aMember(company),
  ]);
  const [phone, old, quiet, stranger] = [1, 2, 3, 4].map(() => service.browser()) as [
    TestBrowser,
    TestBrowser,
    TestBrowser,
    TestBrowser,
  ];
  old.status = 410;
  for (const endpoint of [
    "http://169.254.169.254/x",
    "https://10.0.0.1/x",
    "https://evil.example/",
  ]) {
    const input = { ...anAttempt(), ...phone.keys, endpoint };
    expect(await refusalOf(marcus.api.user.startPush.mutate(input))).toMatchObject({
      rule: "notPushService",
    });
  }
  for (const browser of [phone, phone, old]) await start(marcus.api, browser);
  await start(ana.api, quiet);
  await start(owner.api, stranger);
  await ana.api.user.saveNotifications.mutate({
    ...anAttempt(),
    mutedMailTopics: ["alerts"],
    quietHours: null,
  });
  const { devices } = await marcus.api.user.pushDevices.query();
  expect(devices).toHaveLength(2);
  expect(JSON.stringify(devices)).not.toContain(phone.keys.auth);

  await aLateShift(company, ana.employeeId);
  await runDue(companyId, "alertWatch");
  await sendPushes(companyId);
  const [told] = (await arrived(phone)).received;
  expect(told?.title).toContain("Ana Diaz is late for the shift at");
  expect(told?.path).toMatch(/^\/alerts\?alert=late_/u);
  await arrived(old);
  const left = await eventually(
    () => marcus.api.user.pushDevices.query(),
    (listed) => listed.devices.length === 1,
  );
  expect(left.devices).toHaveLength(1);
  const mails = await mailsTo(marcus.login.email);
  expect(mails.some(({ content }) => content.kind === "alerts")).toBe(false);
  expect([quiet.requests, stranger.requests]).toEqual([0, 0]);

  const [here] = left.devices;
  if (here === undefined) throw new Error("The phone is not listed.");
  // A device of someone else is out of reach: nothing of it changes.
  await ana.api.user.stopPush.mutate({ ...anAttempt(), deviceId: here.id });
  expect((await marcus.api.user.pushDevices.query()).devices).toHaveLength(1);
  await marcus.api.user.stopPush.mutate({ ...anAttempt(), deviceId: here.id });
  expect((await marcus.api.user.pushDevices.query()).devices).toEqual([]);

  await start(marcus.api, phone);
  const [signedIn] = await storedDevices(marcus.login.uid);
  await forgetDevice({ uid: marcus.login.uid, authTimeSeconds: signedIn?.signIn ?? 0 });
  expect(await storedDevices(marcus.login.uid)).toEqual([]);
  const { version: expectedVersion } = await (await company.read()).members.get(ana.login.uid);
  const gone = { ...anAttempt(), employeeId: ana.employeeId, expectedVersion };
  await owner.api.employees.removeAccess.mutate(gone);
  expect(await storedDevices(ana.login.uid)).toEqual([]);
});
