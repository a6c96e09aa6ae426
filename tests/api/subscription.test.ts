import { beforeAll, describe, expect, test } from "vitest";
import { runCompanyNight } from "../../functions/src/jobs/company-night.ts";
import { COMPANY_SUBJECT } from "@crewline/domain/records/history/history-event";
import type { Arrange, Subscription } from "@crewline/domain/records/subscription/subscription";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, aMember, anEmployee, aStaffMember } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { giveSubscription } from "../support/a-subscription.ts";
import { clockIn } from "../support/clock-in.ts";
import { dueWorkOf } from "../support/run-due-work.ts";
import { commandsKept, tryEveryCommand } from "./access/try-every-command.ts";
import { anArrangement } from "./access-subscription.ts";

let staff: Member;
beforeAll(async () => {
  staff = await aStaffMember();
});

const longAgo = "2026-01-01T00:00:00.000Z";
const farAhead = "2096-01-01T00:00:00.000Z";
const stripe = { customer: "cus_1", subscription: "sub_1", createdAt: longAgo };

const arrangeFor = ({ companyId }: TestCompany, told: Partial<Arrange> = {}) =>
  staff.api.companyOptions.arrange.mutate({ ...anAttempt(), ...anArrangement, ...told, companyId });

const stopped: readonly (readonly [string, Partial<Subscription>])[] = [
  [
    "with a payment missing for longer than the grace",
    { status: "pastDue", since: longAgo, stripe },
  ],
  ["whose trial is over for longer than the grace", { status: "trialing", trialEnd: longAgo }],
  ["that is paused", { status: "paused", since: longAgo, stripe }],
  ["that has cancelled", { status: "cancelled", since: longAgo, stripe }],
];
const running: readonly (readonly [string, Partial<Subscription>])[] = [
  ["that pays", { status: "active", plan: "plus", stripe }],
  ["with a payment missing for a day", { status: "pastDue", since: farAhead, stripe }],
  ["in its trial", { status: "trialing", trialEnd: farAhead }],
  ["without a plan", {}],
];

describe("clocking in never stops", () => {
  test.each(stopped)(
    "in a company %s, which refuses all else but export and payment",
    async (_, told) => {
      const company = await aCompany();
      const ana = await aMember(company);
      await giveSubscription(company, told);
      const { refused, kept } = await tryEveryCommand(company.owner.login.idToken);
      expect(kept).toEqual(commandsKept);
      expect(refused.length).toBeGreaterThan(100);
      expect((await clockIn(ana.api, company.harbor)).entryId).toBeTruthy();
      expect((await ana.api.subscription.show.query()).billing).toBeNull();
      await giveSubscription(company, { status: "active", plan: "plus", stripe, since: null });
      await aLocation(company.owner.api, "Third");
    },
  );

  test.each(running)("in a company %s, which refuses nothing", async (_, told) => {
    const company = await aCompany();
    const ana = await aMember(company);
    await giveSubscription(company, told);
    const { refused } = await tryEveryCommand(company.owner.login.idToken);
    expect(refused).toEqual([]);
    expect((await clockIn(ana.api, company.harbor)).entryId).toBeTruthy();
  });
});

describe("a plan", () => {
  test("that leaves out checklists refuses their edits with a sentence, and shows them", async () => {
    const company = await aCompany();
    await arrangeFor(company, { plan: "basic" });
    const { templates } = company.owner.api;
    const refusal = await refusalOf(templates.setState.mutate(anAttempt() as never));
    expect(refusal).toMatchObject({
      code: "FORBIDDEN",
      rule: "planLacks",
      message: expect.stringContaining("does not include checklists"),
    });
    const ana = await aMember(company);
    expect((await clockIn(ana.api, company.harbor)).entryId).toBeTruthy();
    await arrangeFor(company, { plan: "basic", flags: { checklists: true }, expectedVersion: 1 });
    const allowed = await refusalOf(templates.setState.mutate(anAttempt() as never));
    expect(allowed).toMatchObject({ code: "BAD_REQUEST", rule: undefined });
  });

  test("has limits: a location and an employee beyond them are refused, and room helps", async () => {
    const company = await aCompany();
    await anEmployee(company);
    await arrangeFor(company, { limits: { locations: 2, employees: 2 } });
    expect(await refusalOf(aLocation(company.owner.api, "Third"))).toMatchObject({
      code: "CONFLICT",
      rule: "limitReached",
      message: expect.stringContaining("at most 2 locations"),
    });
    await anEmployee(company, { name: "Ben" });
    const third = await refusalOf(anEmployee(company, { name: "Cy" }));
    expect(third).toMatchObject({ rule: "limitReached" });
    const limits = { locations: 3, employees: 3 };
    await arrangeFor(company, { limits, expectedVersion: 1 });
    await aLocation(company.owner.api, "Third");
    await anEmployee(company, { name: "Cy" });
  });
});

describe("what product staff arrange", () => {
  test("is in the audits of both sides with its reason, once for two clicks", async () => {
    const company = await aCompany();
    const reason = "A contract of three years.";
    const input = { ...anAttempt(), ...anArrangement, plan: "plus" as const, reason };
    const { companyId } = company;
    await staff.api.companyOptions.arrange.mutate({ ...input, companyId });
    await staff.api.companyOptions.arrange.mutate({ ...input, companyId });
    const { acts } = await staff.api.companyOptions.acts.query();
    expect(acts.filter((act) => act.companyId === companyId)).toMatchObject([
      { act: "arranged", reason, byEmail: staff.login.email },
    ]);
    const store = await company.read();
    const rows = await store.history.list([["subject", "==", COMPANY_SUBJECT]]);
    const told = rows.filter(({ changes }) => changes.some(({ field }) => field === "plan"));
    expect(told).toMatchObject([{ byUid: staff.login.uid, byName: "" }]);
    expect(await staff.api.companyOptions.subscription.query({ companyId })).toMatchObject({
      arranged: { plan: "plus" },
      version: 1,
    });
  });

  test("keeps the version of the company's settings, and refuses an older one of its own", async () => {
    const company = await aCompany();
    const { version } = await (await company.read()).company();
    await arrangeFor(company, { plan: "plus" });
    expect((await (await company.read()).company()).version).toBe(version);
    expect(await refusalOf(arrangeFor(company, { plan: "basic" }))).toMatchObject({
      rule: "staleVersion",
    });
  });

  test("ends a trial after the last day in the company's zone, and 14 days of grace", async () => {
    const company = await aCompany();
    await arrangeFor(company, { plan: "plus", trialLastDay: "2026-07-31" });
    const { trialEnd, terms } = await company.owner.api.subscription.show.query();
    expect(trialEnd).toBe("2026-08-01T04:00:00.000Z");
    expect(terms.stop).toEqual({ why: "trialOver", at: "2026-08-15T04:00:00.000Z" });
  });
});

describe("billing", () => {
  test("is saved by admins in the form of an invoice, and hidden from everyone else", async () => {
    const company = await aCompany();
    const save = (value: string, expectedVersion = 0) =>
      company.owner.api.subscription.saveBilling.mutate({
        ...anAttempt(),
        expectedVersion,
        taxId: { type: "eu_vat", value },
        billingEmail: "Billing@Harbor.example ",
      });
    expect(await refusalOf(save("nonsense"))).toMatchObject({
      fieldErrors: { "taxId.value": expect.stringContaining("tax ID") },
    });
    await save("de123456789");
    expect((await company.owner.api.subscription.show.query()).billing).toMatchObject({
      taxId: { type: "eu_vat", value: "DE123456789" },
      billingEmail: "billing@harbor.example",
      version: 1,
    });
    const manager = await aMember(company, { role: "manager", locationIds: [company.harbor] });
    expect(await manager.api.subscription.show.query()).toMatchObject({ billing: null });
    const rows = await (await company.read()).history.list([["subject", "==", COMPANY_SUBJECT]]);
    expect(JSON.stringify(rows)).not.toContain("DE123456789");
  });
});

test("a night counts the people of the day once, without those who left", async () => {
  const company = await aCompany();
  await anEmployee(company);
  await anEmployee(company, { name: "Ben" });
  const [night] = await dueWorkOf(company.companyId, "companyNight");
  if (night === undefined) throw new Error("The company has no night.");
  await runCompanyNight(night);
  await runCompanyNight(night);
  const { usage } = await company.owner.api.subscription.show.query();
  expect(usage).toEqual([{ day: expect.any(String), activeEmployees: 2 }]);
});
