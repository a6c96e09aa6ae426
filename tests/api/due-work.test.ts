import type { DueWorkId } from "@crewline/domain/kernel/ids/record-ids";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { aLocationId, aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { DueWork } from "@crewline/domain/records/jobs/due-work";
import { dueTaskSchema, newDueWork } from "@crewline/domain/records/jobs/due-work";
import { host, ports } from "../../emulators/ports.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { runDueWork } from "../../functions/src/jobs/run-due-work.ts";
import { setMissingWork } from "../../functions/src/jobs/set-missing-work.ts";
import { tick } from "../../functions/src/jobs/tick.ts";
import type { Task } from "../../functions/src/platform/task-queue.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { dueWork, saveDueWork } from "../../functions/src/store/due-work.ts";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { countReads } from "../support/count-reads.ts";
import { eventually } from "../support/eventually.ts";
import { dueWorkOf, runDue } from "../support/run-due-work.ts";

/*
 * Each test has years of its own in the past, so that no tick finds the work of another one. The
 * companies of the counts have no documents: what counts is how much is asked for.
 */

const COMPANIES = 300;

function aMissedClockOut(companyId: CompanyId, dueAt: string): DueWork {
  return newDueWork({
    job: "missedClockOuts",
    companyId,
    locationId: aLocationId("harbor"),
    dueAt,
  });
}

async function save(rows: readonly DueWork[]): Promise<void> {
  await inTransaction(async (unit) => rows.forEach((row) => saveDueWork(unit, row)));
}

const idsOf = (companyIds: readonly CompanyId[]) =>
  companyIds.map((id) => aMissedClockOut(id, "2001-01-01T00:00:00.000Z").id);

const find = async (id: DueWorkId) => dueWork(await readingUnit()).find(id);

/** The tasks that a tick at an instant enqueues, and the number of documents that it reads. */
async function tickAt(at: string): Promise<{ tasks: Task[]; reads: number }> {
  const tasks: Task[] = [];
  const enqueue = async (task: Task) => void tasks.push(task);
  const reads = await countReads(() => tick({ at, enqueue }));
  return { tasks, reads };
}

const run = ({ data }: Task) => runDueWork(dueTaskSchema.parse(data));

describe("with 300 companies", () => {
  const ids = Array.from({ length: COMPANIES }, () => aCompanyId(randomUUID()));
  let first: Task[] = [];

  beforeAll(() =>
    save(
      ids.map((id, index) =>
        aMissedClockOut(id, index < 5 ? "2001-01-01T00:00:00.000Z" : "2001-06-01T00:00:00.000Z"),
      ),
    ),
  );

  test("a tick reads the work of the five that are due, and nothing of the others", async () => {
    const { tasks, reads } = await tickAt("2001-01-01T00:00:00.000Z");
    expect(tasks).toHaveLength(5);
    expect(reads).toBeLessThanOrEqual(5 * 2);
    const again = await tickAt("2001-01-01T00:01:00.000Z");
    expect(again.tasks).toEqual([]);
    expect(again.reads).toBeLessThanOrEqual(1);
    await Promise.all(tasks.map(run));
  });

  test("a tick with all due gives each company a task, and each task reads a bounded amount", async () => {
    const { tasks, reads } = await tickAt("2001-06-01T00:00:00.000Z");
    expect(new Set(tasks.map(({ key }) => key)).size).toBe(COMPANIES - 5);
    expect(reads).toBeLessThanOrEqual((COMPANIES - 5) * 2 + 1);
    const amounts: number[] = [];
    for (const task of tasks.slice(0, 20)) amounts.push(await countReads(() => run(task)));
    expect(Math.max(...amounts)).toBeLessThanOrEqual(4);
    await Promise.all(tasks.slice(20).map(run));
    first = tasks;
    const left = await dueWork(await readingUnit()).findAll(idsOf(ids));
    expect(left).toEqual([]);
  });

  test("a task that comes twice changes nothing", async () => {
    const [task] = first;
    if (task === undefined) throw new Error("The test before this one gave out no task.");
    expect(await countReads(() => run(task))).toBeLessThanOrEqual(1);
    const [companyId = aCompanyId("none")] = ids;
    const later = aMissedClockOut(companyId, "2031-01-01T00:00:00.000Z");
    await save([later]);
    await run({ ...task, data: { ...task.data, id: later.id } });
    expect(await find(later.id)).toEqual(later);
  });
});

describe("work that fails", () => {
  test("does not hold the work of other companies, and is given out again, less often", async () => {
    const [bad, good] = [aCompanyId(randomUUID()), aCompanyId(randomUUID())];
    const database = await firestore();
    await database.doc(`companies/${bad}`).set({ name: 5 });
    const dueAt = "2003-01-01T00:00:00.000Z";
    const [failing, working] = [bad, good].map((companyId) =>
      newDueWork({ job: "companyNight", companyId, dueAt }),
    ) as [DueWork, DueWork];
    await save([failing, working]);
    const { tasks } = await tickAt(dueAt);
    const done = await Promise.allSettled(tasks.map(run));
    expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await find(working.id)).toBeNull();
    const again = await tickAt("2003-01-01T00:15:00.000Z");
    expect(again.tasks.map(({ data }) => data["id"])).toEqual([failing.id]);
    expect(again.tasks[0]?.key).not.toBe(tasks[0]?.key);
    const third = await tickAt("2003-01-01T00:30:00.000Z");
    expect(third.tasks).toEqual([]);
    await inTransaction(async (unit) => dueWork(unit).remove(failing.id));
  });

  test("is given out again if its task could not be added", async () => {
    const row = aMissedClockOut(aCompanyId(randomUUID()), "2004-01-01T00:00:00.000Z");
    await save([row]);
    const refuse = () => Promise.reject(new Error("The queue is away."));
    await tick({ at: "2004-01-01T00:00:00.000Z", enqueue: refuse });
    expect((await tickAt("2004-01-01T00:01:00.000Z")).tasks).toEqual([]);
    const { tasks } = await tickAt("2004-01-01T00:20:00.000Z");
    expect(tasks.map(({ data }) => data["id"])).toEqual([row.id]);
    await Promise.all(tasks.map(run));
  });

  test("that cannot be read is removed and does not block the others", async () => {
    const id = `${randomUUID()}_unknown`;
    const database = await firestore();
    const dueAt = new Date("2005-01-01T00:00:00.000Z");
    await database.doc(`dueWork/${id}`).set({ job: "of another release", dueAt });
    const row = aMissedClockOut(aCompanyId(randomUUID()), "2005-01-02T00:00:00.000Z");
    await save([row]);
    const { tasks } = await tickAt("2005-01-03T00:00:00.000Z");
    expect(tasks.map(({ data }) => data["id"])).toEqual([row.id]);
    expect((await database.doc(`dueWork/${id}`).get()).exists).toBe(false);
    await Promise.all(tasks.map(run));
  });
});

describe("due times", () => {
  test("are set with a company and its locations, and set again where they are missing", async () => {
    const company = await aCompany();
    const { companyId } = company;
    const nights = await dueWorkOf(companyId, "locationNight");
    expect(new Set(nights.map(({ locationId }) => locationId))).toEqual(
      new Set([company.harbor, company.market]),
    );
    const [night] = await dueWorkOf(companyId, "companyNight");
    expect(night?.dueAt).toBeDefined();
    const lost = nights[0];
    if (lost === undefined || night === undefined) throw new Error("No night was set.");
    await inTransaction(async (unit) => {
      dueWork(unit).remove(lost.id);
      dueWork(unit).remove(night.id);
    });
    await setMissingWork(companyId);
    expect(await find(lost.id)).toEqual(lost);
    expect(await find(night.id)).toMatchObject({ job: "companyNight", companyId });
  });

  test("of a clock-in are 16 hours later, shared by all who clock in at that quarter of an hour", async () => {
    const company = await aCompany();
    const people = [await aMember(company), await aMember(company, { name: "Ben Ortiz" })];
    const at = Date.now();
    for (const { api } of people) {
      const input = { ...anAttempt(), locationId: company.harbor, jobRoleId: null };
      await api.timeEntries.clockIn.mutate(input);
    }
    const due = await dueWorkOf(company.companyId, "missedClockOuts");
    expect(due.length).toBeLessThanOrEqual(2);
    for (const { dueAt, locationId } of due) {
      expect(locationId).toBe(company.harbor);
      expect(Date.parse(dueAt) - at).toBeGreaterThanOrEqual(16 * 3_600_000 - 60_000);
      expect(Date.parse(dueAt) - at).toBeLessThan(16.5 * 3_600_000);
    }
    const reminders = await dueWorkOf(company.companyId, "clockOutReminders");
    expect(reminders.length).toBeLessThanOrEqual(2);
    for (const { dueAt } of reminders) {
      expect(Date.parse(dueAt) - at).toBeGreaterThanOrEqual(12.25 * 3_600_000 - 60_000);
      expect(Date.parse(dueAt) - at).toBeLessThan(12.75 * 3_600_000);
    }
  });

  test("of an employment follow its last day, and its status follows them", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    expect(await dueWorkOf(company.companyId, "employmentDates")).toEqual([]);
    await inTransaction(async (unit) => {
      const { employees } = companyStore(unit, company.companyId);
      const employee = await employees.get(ana);
      employees.save(ana, { ...employee, terminatedOn: "2026-03-01" });
    });
    const [due] = await dueWorkOf(company.companyId, "employmentDates");
    expect(due).toMatchObject({ employeeId: ana, dueAt: "2026-03-01T10:00:00.000Z" });
    expect(await runDue(company.companyId, "employmentDates")).toBe(1);
    expect(await (await company.read()).employees.get(ana)).toMatchObject({ status: "terminated" });
    expect(await dueWorkOf(company.companyId, "employmentDates")).toEqual([]);
  });

  test("of the nights and the watch of admins move on when they are done", async () => {
    const company = await aCompany();
    for (const job of ["companyNight", "locationNight", "adminWatch"] as const) {
      for (const { id, dueAt } of await dueWorkOf(company.companyId, job)) {
        const leasedUntil = "2006-01-01T00:00:00.000Z";
        await inTransaction(async (unit) => {
          const row = await dueWork(unit).get(id);
          dueWork(unit).save(id, { ...row, dueAt: leasedUntil, attempts: 1 });
        });
        await runDueWork({ id, leasedUntil });
        const after = await find(id);
        expect(after).toMatchObject({ attempts: 0 });
        expect(after?.dueAt.slice(0, 10) ?? "").toBe(dueAt.slice(0, 10));
      }
    }
  });
});

test("the deployed tick adds tasks to queues, whose functions do the work", async () => {
  const row = aMissedClockOut(aCompanyId(randomUUID()), "1999-01-01T00:00:00.000Z");
  await save([row]);
  const project = stackEnvironment.GCLOUD_PROJECT;
  const url = `http://${host}:${ports.functions}/${project}/us-central1/tick`;
  const at = "1999-01-01T00:00:00.000Z";
  const answer = await fetch(`${url}?at=${at}`, { method: "POST" });
  expect(await answer.json()).toEqual({ tasks: 1 });
  expect(
    await eventually(
      () => find(row.id),
      (found) => found === null,
    ),
  ).toBeNull();
});
