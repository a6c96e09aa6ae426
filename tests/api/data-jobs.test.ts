import { beforeAll, beforeEach, expect, test } from "vitest";
import type { DataJobId } from "@crewline/domain/kernel/ids/record-ids";
import { runDataJob } from "../../functions/src/jobs/run-data-job.ts";
import { dataJobs } from "../../functions/src/store/data-jobs.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { CheckedCompany } from "../support/a-checked-company.ts";
import { aCheckedCompany } from "../support/a-checked-company.ts";
import type { Member } from "../support/a-company.ts";
import { aStaffMember } from "../support/a-company.ts";
import { refusalOf } from "../support/api-client.ts";
import { dueWorkOf, runDue } from "../support/run-due-work.ts";

let staff: Member;
let checked: CheckedCompany;
beforeAll(async () => {
  staff = await aStaffMember();
});
beforeEach(async () => {
  checked = await aCheckedCompany(staff);
});

test("a data job starts once, however often and by whomever it is started", async () => {
  const input = checked.wanted("verify");
  const colleague = await aStaffMember();
  const other = colleague.api.companyOptions.startDataJob.mutate(checked.wanted("verify"));
  const answers = await Promise.allSettled([
    staff.api.companyOptions.startDataJob.mutate(input),
    staff.api.companyOptions.startDataJob.mutate(input),
    other,
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled").length).toBeLessThan(3);
  expect(await checked.jobs()).toHaveLength(1);
  expect(await refusalOf(checked.start("recalculate"))).toMatchObject({ rule: "dataJobRunning" });
  expect(await runDue(checked.company.companyId, "dataJobs")).toBe(1);
  expect(await dueWorkOf(checked.company.companyId, "dataJobs")).toEqual([]);
});

test("a data job that was cut off goes on behind its last piece, and two tasks count no piece twice", async () => {
  await checked.run("verify");
  const [whole] = await checked.jobs();
  await checked.start("verify");
  const [work] = await dueWorkOf(checked.company.companyId, "dataJobs");
  if (work === undefined) throw new Error("no work is due");
  await Promise.all([runDataJob(work), runDataJob(work)]);
  const [twice] = await checked.jobs();
  expect(twice).toMatchObject({ state: "done", done: whole?.of, counts: whole?.counts });

  const cut = { state: "running", after: `1_${checked.ana}`, done: 1, finishedAt: null } as const;
  await inTransaction(async (unit) => {
    const job = await dataJobs(unit).get(twice?.id as DataJobId);
    dataJobs(unit).save(job.id, { ...job, ...cut, counts: {} });
  });
  await runDataJob(work);
  const [rest] = await checked.jobs();
  expect(rest).toMatchObject({ state: "done" });
  expect(rest?.counts.weeks).toBeUndefined();
  expect(rest?.counts.days).toEqual(whole?.counts.days);
});

test("a data job that fails says why, and another can be started", async () => {
  await inTransaction(async (unit) => {
    unit.set(unit.firestore.doc(`companies/${checked.company.companyId}/employees/broken`), {
      name: 7,
    });
  });
  expect(await checked.run("verify")).toMatchObject({
    state: "failed",
    problem: expect.stringMatching(/./u),
    finishedAt: expect.any(String),
  });
  await checked.start("verify");
});

test("a data job migrates one company in a dry run, which finds one of today's shape as it should be", async () => {
  const job = await checked.run("migrate");
  expect(job).toMatchObject({
    state: "done",
    findings: [],
    counts: { documents: { differ: 0 } },
  });
  expect(job?.done).toBe(job?.of);
});

test("a data job runs in a suspended company, and changes nothing of one that was deleted meanwhile", async () => {
  await checked.spoilWeek();
  await checked.act("suspended");
  const dryRun = await checked.run("recalculate");
  expect(dryRun).toMatchObject({ state: "done", counts: { weeks: { differ: 1 } } });
  await checked.start("recalculate", dryRun?.id);
  await checked.act("deleted");
  expect(await runDue(checked.company.companyId, "dataJobs")).toBe(1);
  const [job] = await checked.jobs();
  expect(job).toMatchObject({ state: "failed", counts: {} });
  expect((await checked.weekOf()).hours.workedSeconds).toBe(1);
});

test("a data job of a deleted company is refused", async () => {
  await checked.act("deleted");
  expect(await refusalOf(checked.start("verify"))).toMatchObject({ rule: "wrongCompanyState" });
});
