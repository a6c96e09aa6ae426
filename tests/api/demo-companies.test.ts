import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import {
  aLocationId,
  anEmployeeId,
  aCompanyId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { demoCompanyId } from "@crewline/domain/records/company/demo-company";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { newUser } from "@crewline/domain/records/users/user";
import { findUser } from "../../functions/src/identity/users.ts";
import { findWrongDays } from "../../functions/src/jobs/find-wrong-days.ts";
import { runDueWork } from "../../functions/src/jobs/run-due-work.ts";
import { newDueWork } from "@crewline/domain/records/jobs/due-work";
import { dueWork, saveDueWork } from "../../functions/src/store/due-work.ts";
import { runDue } from "../support/run-due-work.ts";
import { companies } from "../../functions/src/store/companies.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import { queueMail } from "../../functions/src/operations/mail/queue-mail.ts";
import { readCompany } from "../../functions/src/store/company/read-company.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import { users } from "../../functions/src/store/users.ts";
import {
  aCompany,
  aStaffMember,
  anEmployee,
  basics,
  memberOf,
  tokenOf,
} from "../support/a-company.ts";
import { aShiftPlan } from "../support/a-shift-plan.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";
import { todayInNewYork } from "../support/today.ts";

const { name: _name, ...company } = basics;

/** A new owner in a demo company, after a double click. */
async function aDemo() {
  const login = await aLogin();
  const api = apiFor(login.idToken);
  const made = await Promise.all(
    [1, 2].map(() => api.onBoard.createDemo.mutate({ ...anAttempt(), company })),
  );
  const companyIds = new Set(made.map(({ companyId }) => companyId));
  return {
    companyIds,
    companyId: made[0]?.companyId ?? aCompanyId("none"),
    login,
    owner: await memberOf(login),
  };
}

/** A demo with hardly a document, which lasts until then. */
async function aSmallDemo(demoUntil: string) {
  const real = await (await (await aCompany()).read()).company();
  const companyId = demoCompanyId(randomUUID());
  await inTransaction(async (unit) =>
    companies(unit).create(companyId, { ...real, id: companyId, demoUntil }),
  );
  return companyId;
}

async function collectionsOf(companyId: CompanyId): Promise<string[]> {
  const database = await firestore();
  const document = database.doc(`companies/${companyId}`);
  const below = await document.listCollections();
  return [...((await document.get()).exists ? ["company"] : []), ...below.map(({ id }) => id)];
}

async function companyOf(uid: UserId) {
  return (await users(await readingUnit()).find(uid))?.companyId ?? null;
}

const invitation = { role: "employee" as const, locationIds: [], mayViewWages: false };

describe("a demo company", () => {
  let demo: Awaited<ReturnType<typeof aDemo>>;
  beforeAll(async () => {
    demo = await aDemo();
  });

  test("is made once by a double click", async () => {
    const all = await companies(await readingUnit()).list([["createdBy", "==", demo.login.uid]]);
    expect(all.map(({ id }) => id)).toEqual([...demo.companyIds]);
  });

  test("has a week of twelve people at two locations", async () => {
    const { companyId, login } = demo;
    const store = await readCompany(companyId);
    const [people, places, shifts, entries, asked, members] = await Promise.all([
      store.employees.list([]),
      store.locations.list([]),
      store.shifts.list([]),
      store.timeEntries.list([]),
      store.timeOff.list([]),
      store.members.list([]),
    ]);
    expect([people.length, places.length]).toEqual([12, 2]);
    expect(places.map(({ timeZone }) => timeZone)).toEqual([basics.timeZone, basics.timeZone]);
    expect(people.every(({ userId }) => userId === null)).toBe(true);
    expect(members.map(({ id, role }) => [id, role])).toEqual([[login.uid, "admin"]]);
    const week = weekStartOf(todayInNewYork(), basics.weekStart);
    const statesIn = (weekStart: string) =>
      new Set(shifts.filter((it) => it.weekStart === weekStart).map(({ state }) => state));
    expect(statesIn(week)).toContain("published");
    expect(statesIn(addDays(week, 7))).toEqual(new Set(["draft"]));
    expect(shifts.some(({ employeeId }) => employeeId === null)).toBe(true);
    expect(entries.some(({ state }) => state === "closed")).toBe(true);
    expect(asked.some(({ state }) => state === "requested")).toBe(true);
  });

  test("has summaries that no night reports as different from their sources", async () => {
    const store = await readCompany(demo.companyId);
    const today = todayInNewYork();
    const range = { from: addDays(today, -8), to: addDays(today, 14) };
    const places = await store.locations.list([]);
    const wrong = places.map((place) => findWrongDays(store, place, range));
    expect((await Promise.all(wrong)).flat()).toEqual([]);
  });

  test("sends no invitation", async () => {
    const { companyId, owner } = demo;
    const [ana] = await (await readCompany(companyId)).employees.list([]);
    const who = { employeeId: ana?.id ?? anEmployeeId("none"), email: "ana@people.example" };
    const invite = { ...anAttempt(), ...who, ...invitation };
    expect(await refusalOf(owner.api.employees.invite.mutate(invite))).toMatchObject({
      rule: "demoCompany",
    });
  });

  test("sends no mail", async () => {
    const { companyId } = demo;
    await inTransaction(async (unit) => {
      const about = { companyId, companyName: "Demo", isForStaff: true };
      const content = { kind: "adminMissing", ...about } as const;
      queueMail(unit, { key: companyId, to: "staff@crewline.example", companyId, content });
    });
    const database = await firestore();
    const queued = await database.collection("mail").where("companyId", "==", companyId).get();
    expect(queued.size).toBe(0);
  });

  test("is marked for product staff", async () => {
    const staff = await aStaffMember();
    const { companies: all } = await staff.api.companyOptions.list.query();
    const isDemo = new Map(all.map((one) => [one.companyId, one.isDemo]));
    expect(isDemo.get(demo.companyId)).toBe(true);
    expect([...isDemo.values()]).toContain(false);
  });

  test("sums up a day that its owner plans", async () => {
    const { companyId, owner } = demo;
    const store = await readCompany(companyId);
    const day = addDays(todayInNewYork(), 60);
    const shift = aShiftPlan({ harbor: aLocationId("pier") }, { day });
    await owner.api.schedules.addShift.mutate({ ...anAttempt(), shift });
    const summary = () => store.dailySummaries.find(dailySummaryId(aLocationId("pier"), day));
    // On a busy machine its trigger waits for those of the ten thousand documents before it.
    await expect.poll(summary, { timeout: 200_000 }).toMatchObject({ openShifts: 1 });
  });

  test("is deleted with every document, and its owner founds a company with the same sign-in", async () => {
    const { companyId, login, owner } = demo;
    const before = await findUser(login.uid);
    await owner.api.onBoard.deleteDemo.mutate(anAttempt());
    expect(await collectionsOf(companyId)).toEqual([]);
    expect(await companyOf(login.uid)).toBeNull();
    const account = await findUser(login.uid);
    expect(account?.claims ?? {}).toEqual({});
    expect(account?.validAfterSeconds).toBe(before?.validAfterSeconds);
    const { api } = await memberOf(login);
    await api.onBoard.deleteDemo.mutate(anAttempt());
    const founded = await api.onBoard.createCompany.mutate({ ...anAttempt(), company: basics });
    expect(await companyOf(login.uid)).toBe(founded.companyId);
  });
});

test("an invitation to a real company ends a demo", async () => {
  const [login, real] = await Promise.all([aLogin(), aCompany()]);
  const companyId = await aSmallDemo("2126-01-01T00:00:00.000Z");
  const { uid: id, email } = login;
  const about = { id, email, displayName: "Olga" };
  await inTransaction(async (unit) => {
    const admin = { role: "admin" as const, employeeId: null, locationIds: [] };
    const rights = { ...admin, mayViewWages: true };
    companyStore(unit, companyId).members.create(id, { ...about, ...rights, version: 1 });
    users(unit).save(id, newUser({ ...about, companyId, createdAt: "2026-01-01T00:00:00.000Z" }));
  });
  const employeeId = await anEmployee(real);
  const offer = { ...anAttempt(), employeeId, email, ...invitation };
  const { link } = await real.owner.api.employees.invite.mutate(offer);
  const accept = { ...anAttempt(), token: tokenOf(link) };
  await (await memberOf(login)).api.user.acceptInvitation.mutate(accept);
  expect(await companyOf(id)).toBe(real.companyId);
  expect(await collectionsOf(companyId)).toEqual([]);
});

describe("when it is due", () => {
  test("demos go whose 30 days are over, and no others", async () => {
    const [old, young] = await Promise.all([
      aSmallDemo("2026-01-01T00:00:00.000Z"),
      aSmallDemo("2126-01-01T00:00:00.000Z"),
    ]);
    expect(await runDue(old, "demoRemoval")).toBe(1);
    expect(await runDue(young, "demoRemoval")).toBe(0);
    expect(await collectionsOf(old)).toEqual([]);
    expect(await collectionsOf(young)).toEqual(["company", "private"]);
  });

  test("a demo goes that was deleted half-way", async () => {
    const companyId = demoCompanyId(randomUUID());
    const database = await firestore();
    await database.doc(`companies/${companyId}/shifts/one`).set({ day: "2026-01-01" });
    const dueAt = "2026-01-01T00:00:00.000Z";
    const due = newDueWork({ job: "demoRemoval", companyId, dueAt });
    await inTransaction(async (unit) => saveDueWork(unit, due));
    await runDueWork({ id: due.id, leasedUntil: dueAt });
    expect(await collectionsOf(companyId)).toEqual([]);
    expect(await dueWork(await readingUnit()).find(due.id)).toBeNull();
  });
});

test("a real company neither gets a demo nor is deleted this way", async () => {
  const real = await aCompany();
  const { api, login } = real.owner;
  const making = api.onBoard.createDemo.mutate({ ...anAttempt(), company });
  expect(await refusalOf(making)).toMatchObject({ rule: "alreadyMember" });
  const deleting = api.onBoard.deleteDemo.mutate(anAttempt());
  expect(await refusalOf(deleting)).toMatchObject({ rule: "notDemo" });
  expect(await collectionsOf(real.companyId)).toContain("company");
  expect(await companyOf(login.uid)).toBe(real.companyId);
});
