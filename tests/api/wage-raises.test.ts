import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { PlannedRaise } from "@crewline/domain/rules/wage-changes/wage-change-rows";
import { firestore } from "../../functions/src/store/unit/firestore.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { aWageChange } from "../support/a-wage-change.ts";
import { anExportedPeriod } from "../support/an-exported-period.ts";
import { farAhead } from "../support/today.ts";

const far = farAhead;

describe("a raise of several people", () => {
  const raise = { kind: "percent" as const, percentHundredths: 350, stepMinor: 5 as const };
  const rowOf = ({ employeeId, employeeName, changes, fingerprint }: PlannedRaise) => ({
    key: employeeId,
    title: employeeName,
    changes,
    fingerprint,
  });

  test("does what its preview says, as one batch, and is undone", async () => {
    const company = await aCompany();
    const { wageChanges } = company.owner.api;
    const ana = await anEmployee(company, { rateTenThousandths: 185_500 });
    const bo = await anEmployee(company, { name: "Bo", rateTenThousandths: null });
    const employeeIds = [ana, bo];
    const { people } = await wageChanges.previewRaise.query({
      employeeIds,
      raise,
      effectiveDate: far,
    });
    expect(people.map(({ changes }) => changes.map((one) => one.rateTenThousandths))).toEqual([
      [192_000],
      [],
    ]);
    const rows = people.filter(({ changes }) => changes.length > 0).map(rowOf);
    const bulk = { groupId: randomUUID(), title: "Raise of 3.5 %" };
    const answer = await wageChanges.bulkRaise.mutate({ ...anAttempt(), ...bulk, rows });
    expect(answer.rows).toMatchObject([{ title: "Ana Diaz", problem: null, canBeUndone: true }]);
    const store = await company.read();
    expect((await store.employeePay.get(ana)).rates).toHaveLength(2);
    const undo = { ...anAttempt(), batchId: answer.batchId };
    expect((await wageChanges.undoBatch.mutate(undo)).rows).toMatchObject([{ problem: null }]);
    expect((await store.employeePay.get(ana)).rates).toHaveLength(1);
    const [undone] = await store.wageChanges.list([["batchId", "==", answer.batchId]]);
    expect(undone).toMatchObject({ isCancelled: true, version: 2 });
  });

  test("lifts to the minimum wage of the location, and not who is above", async () => {
    const company = await aCompany();
    const { wageChanges } = company.owner.api;
    const ana = await anEmployee(company, { rateTenThousandths: 120_000 });
    const bo = await anEmployee(company, { name: "Bo", rateTenThousandths: 150_000 });
    await setMinimumWage(company, 150_000);
    const preview = await wageChanges.previewRaise.query({
      employeeIds: [ana, bo],
      raise: { kind: "minimum", stepMinor: 1 },
      effectiveDate: far,
    });
    expect(preview.people.map(({ changes }) => changes)).toEqual([
      [
        {
          ...aWageChange(ana, far, 150_000),
          reason: "minimumWage",
          previousRateTenThousandths: 120_000,
        },
      ],
      [],
    ]);
  });

  test("that has begun is undone by corrections, which take back what it paid", async () => {
    const { company, ana } = await anExportedPeriod();
    const { wageChanges } = company.owner.api;
    const wanted = { employeeIds: [ana], raise, effectiveDate: monday };
    const { people } = await wageChanges.previewRaise.query(wanted);
    const bulk = { ...anAttempt(), groupId: randomUUID(), title: "Raise", rows: people.map(rowOf) };
    const { batchId, rows } = await wageChanges.bulkRaise.mutate(bulk);
    expect(rows).toMatchObject([{ problem: null, canBeUndone: true }]);
    const undo = { ...anAttempt(), batchId };
    expect((await wageChanges.undoBatch.mutate(undo)).rows).toMatchObject([{ problem: null }]);
    const store = await company.read();
    const adjustments = await store.payAdjustments.list([["employeeId", "==", ana]]);
    expect(adjustments.map(({ totalMinor }) => totalMinor !== 0)).toEqual([true, true]);
    expect(adjustments.reduce((total, { totalMinor }) => total + totalMinor, 0)).toBe(0);
    expect((await store.employeePay.get(ana)).rates).toMatchObject([
      { effectiveDate: "2026-01-01", rateTenThousandths: 185_555 },
      { effectiveDate: monday, rateTenThousandths: 185_555 },
    ]);
  });

  test("that was changed again since is not undone, and the row says so", async () => {
    const company = await aCompany();
    const { wageChanges } = company.owner.api;
    const ana = await anEmployee(company);
    const change = aWageChange(ana, monday);
    const rows = [{ key: ana, title: "", changes: [change], fingerprint: null }];
    const bulk = { ...anAttempt(), groupId: randomUUID(), title: "Raise", rows };
    const { batchId } = await wageChanges.bulkRaise.mutate(bulk);
    const correction = { ...change, rateTenThousandths: 190_000, reason: "correction" as const };
    await wageChanges.add.mutate({ ...anAttempt(), change: correction });
    const undone = await wageChanges.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(undone.rows).toMatchObject([
      { problem: expect.stringContaining("was changed again since") },
    ]);
  });

  test("of which one row is refused does the others all the same", async () => {
    const company = await aCompany();
    const [ana, bo] = [await anEmployee(company), await anEmployee(company, { name: "Bo" })];
    const rows = [aWageChange(ana), aWageChange(bo, "2026-01-01")].map((change, index) => ({
      key: String(index),
      title: "",
      changes: [change],
      fingerprint: null,
    }));
    const bulk = { ...anAttempt(), groupId: randomUUID(), title: "Import", rows };
    const answer = await company.owner.api.wageChanges.import.mutate(bulk);
    expect(answer.rows.map(({ problem, canBeUndone }) => [problem, canBeUndone])).toEqual([
      [null, true],
      [expect.stringContaining("already has a change"), false],
    ]);
  });
});

test("an import does not reach into exported pay, which needs a look at each preview", async () => {
  const { company, ana } = await anExportedPeriod();
  const rows = [{ key: "2", title: "Ana", changes: [aWageChange(ana)], fingerprint: null }];
  const bulk = { ...anAttempt(), groupId: randomUUID(), title: "Import", rows };
  const answer = await company.owner.api.wageChanges.import.mutate(bulk);
  expect(answer.rows[0]?.problem).toContain("exported already");
});

test("an import whose amounts were shown adjusts exported pay by exactly those", async () => {
  const { company, ana } = await anExportedPeriod();
  const { wageChanges } = company.owner.api;
  const { employeeId, locationId: _place, note: _note, ...change } = aWageChange(ana);
  const preview = await wageChanges.previewRow.query({ employeeId, changes: [change] });
  expect(preview).toMatchObject({
    previousRates: [{ rateTenThousandths: 185_555 }],
    impact: { weekCount: 2, entryCount: 6, adjustmentMinor: 7367 },
    problem: null,
  });
  const { fingerprint } = preview;
  const rows = [{ key: "2", title: "Ana", changes: [aWageChange(ana)], fingerprint }];
  const bulk = { ...anAttempt(), groupId: randomUUID(), title: "Import", rows };
  expect((await wageChanges.import.mutate(bulk)).rows[0]?.problem).toBeNull();
  const store = await company.read();
  const [adjustment] = await store.payAdjustments.list([["employeeId", "==", ana]]);
  expect(adjustment?.totalMinor).toBe(preview.impact.adjustmentMinor);
});

test("a row of an import that a rule forbids says so before it is sent", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const { employeeId, locationId: _place, note: _note, ...change } = aWageChange(ana, "2026-01-01");
  const { api } = company.owner;
  const preview = await api.wageChanges.previewRow.query({ employeeId, changes: [change] });
  expect(preview.problem).toContain("already has a change of this rate");
});

async function setMinimumWage(company: TestCompany, minimum: number): Promise<void> {
  const path = `companies/${company.companyId}/locationPlans/${company.harbor}`;
  await (await firestore()).doc(path).update({ minimumWageTenThousandths: minimum });
}
