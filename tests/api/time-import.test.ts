import { describe, expect, test } from "vitest";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { importedEntryId } from "@crewline/domain/rules/imported-time/imported-work";
import { findWrongWeeks } from "../../functions/src/operations/weeks/find-wrong-weeks.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry, at } from "../support/an-entry.ts";
import { file, importOf, work } from "../support/imported-time.ts";

async function aTeam() {
  const company = await aCompany();
  const ana = await anEmployee(company);
  return { company, ana, api: company.owner.api };
}

const entriesOf = async ({ read }: TestCompany, employeeId: EmployeeId) =>
  (await read()).timeEntries.list([["employeeId", "==", employeeId]]);

describe("imported time", () => {
  test("becomes entries with their punches, is there once, and is undone", async () => {
    const { company, ana, api } = await aTeam();
    const rows = [0, 1, 2].map((offset) => work(company, ana, { offset }));
    expect((await api.timeEntries.lastImport.query()).file).toBeNull();
    const dryRun = await api.timeEntries.checkImport.mutate({ rows, loose: [] });
    expect(dryRun.rows.map(({ outcome }) => outcome)).toEqual(["add", "add", "add"]);
    expect(await entriesOf(company, ana)).toEqual([]);

    const bulk = importOf(rows);
    const { batchId, rows: done } = await api.timeEntries.importRows.mutate(bulk);
    expect(done.map(({ problem, canBeUndone }) => [problem, canBeUndone])).toEqual(
      rows.map(() => [null, true]),
    );
    expect(await api.timeEntries.importRows.mutate(bulk)).toEqual({ batchId, rows: done });
    const [entry] = await entriesOf(company, ana);
    expect(entry).toMatchObject({
      state: "closed",
      punched: { startsAt: at(monday, "09:00"), endsAt: at(monday, "17:00") },
      version: 1,
    });
    expect(entry?.punches.map(({ kind, source, device }) => [kind, source, device?.name])).toEqual([
      ["clockIn", "import", "Back door"],
      ["startBreak", "import", "Back door"],
      ["endBreak", "import", "Back door"],
      ["clockOut", "import", "Back door"],
    ]);
    expect((await api.timeEntries.lastImport.query()).file).toEqual(file);

    const again = await api.timeEntries.importRows.mutate(importOf(rows));
    expect(again.rows.map(({ problem, canBeUndone }) => [problem, canBeUndone])).toEqual(
      rows.map(() => [null, false]),
    );
    const loose = [
      { key: "9", employeeId: ana, at: at(monday, "17:00") },
      { key: "10", employeeId: ana, at: at(monday, "18:00") },
    ];
    const known = await api.timeEntries.checkImport.mutate({ rows, loose });
    expect(known.rows.map(({ outcome }) => outcome)).toEqual([
      "same",
      "same",
      "same",
      "same",
      "problem",
    ]);
    expect(await entriesOf(company, ana)).toHaveLength(3);

    const store = await company.read();
    const audits = await store.audits.list([["batchId", "==", batchId]]);
    expect(audits.map(({ act, source, device }) => [act, source, device])).toEqual(
      rows.map(() => ["import", "import", "Back door"]),
    );

    const undone = await api.timeEntries.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(undone.rows.map(({ problem }) => problem)).toEqual([null, null, null]);
    expect(await entriesOf(company, ana)).toEqual([]);
    expect(await findWrongWeeks(store, { employeeId: ana, from: monday })).toEqual([]);
    const { isIntact } = await api.timeEntryAudits.verify.query({
      employeeId: ana,
      weekStart: monday,
    });
    expect(isIntact).toBe(true);
    await api.timeEntries.importRows.mutate(importOf(rows));
    expect(await entriesOf(company, ana)).toHaveLength(3);
  });

  test("keeps what was approved or changed since when it is undone, and says why", async () => {
    const { company, ana, api } = await aTeam();
    const rows = [0, 1, 2].map((offset) => work(company, ana, { offset }));
    const { batchId } = await api.timeEntries.importRows.mutate(importOf(rows));
    const [first, second] = rows.map(({ startsAt }) => importedEntryId(ana, startsAt));
    if (first === undefined || second === undefined) throw new Error("Three rows.");
    await api.timeEntries.approve.mutate({
      ...anAttempt(),
      entries: [{ entryId: first, expectedVersion: 1 }],
    });
    await api.timeEntries.changeBreaks.mutate({
      ...anAttempt(),
      entryId: second,
      expectedVersion: 1,
      reason: "No break.",
      breaks: [],
      breakAttestation: "none",
    });
    const { rows: undone } = await api.timeEntries.undoBatch.mutate({ ...anAttempt(), batchId });
    expect(undone.map(({ problem }) => problem)).toEqual([
      expect.stringMatching(/approved this time since the import, so it stays/u),
      expect.stringMatching(/changed this time since the import, so it stays/u),
      null,
    ]);
    expect((await entriesOf(company, ana)).map(({ id }) => id).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    // A file brings back nothing that was changed, and no entry that was voided.
    await api.timeEntries.void.mutate({
      ...anAttempt(),
      entryId: second,
      expectedVersion: 2,
      reason: "Wrong.",
    });
    const again = await api.timeEntries.importRows.mutate(importOf(rows.slice(0, 2)));
    expect(again.rows.map(({ problem }) => problem)).toEqual([null, null]);
    expect((await entriesOf(company, ana)).map(({ state }) => state).toSorted()).toEqual([
      "approved",
      "voided",
    ]);
  });

  test("is refused row by row: overlaps, another clock-out, other locations, other companies", async () => {
    const { company, ana, api } = await aTeam();
    const elsewhere = await aTeam();
    await anEntry(company, ana, { range: "16:00-18:00" });
    await anEntry(company, ana, { day: addDays(monday, 1), range: "09:00-18:00" });
    await anEntry(company, ana, { day: addDays(monday, 2) });
    const rows = [
      work(company, ana),
      work(company, ana, { offset: 1 }),
      work(company, ana, { offset: 2 }),
      work(company, ana, { offset: 3, locationId: company.market }),
      work(company, elsewhere.ana, { key: "9" }),
      work(company, ana, { offset: 4, endsAt: at(addDays(monday, 6), "09:00") }),
    ];
    const checked = await api.timeEntries.checkImport.mutate({ rows, loose: [] });
    const { rows: done } = await api.timeEntries.importRows.mutate(importOf(rows));
    const problems = done.map(({ problem }) => problem);
    expect(problems).toEqual([
      expect.stringMatching(/already works .* at Harbor/u),
      "This clock-in already has another clock-out. Correct the entry instead.",
      null,
      expect.stringMatching(/Market/u),
      expect.stringMatching(/employee/iu),
      expect.stringMatching(/24 hours at most/u),
    ]);
    const byKey = new Map(checked.rows.map(({ key, problem }) => [key, problem]));
    expect(rows.map(({ key }) => byKey.get(key) ?? null)).toEqual(problems);
    expect(await entriesOf(company, ana)).toHaveLength(3);
  });

  test("of a manager ends at their locations", async () => {
    const { company, ana } = await aTeam();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const market = await anEmployee(company, { locationIds: [company.market] });
    const rows = [
      work(company, ana),
      work(company, market, { key: "9", locationId: company.market }),
    ];
    const { rows: done } = await max.api.timeEntries.importRows.mutate(importOf(rows));
    expect(done.map(({ problem }) => problem === null)).toEqual([true, false]);
    const emma = await aMember(company, { role: "employee", name: "Emma" });
    const refused = emma.api.timeEntries.importRows.mutate(importOf(rows));
    expect(await refusalOf(refused)).toMatchObject({ code: "FORBIDDEN" });
  });

  test("at the same moment from two people is there once", async () => {
    const { company, ana, api } = await aTeam();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const rows = [0, 1, 2, 3].map((offset) => work(company, ana, { offset }));
    const both = await Promise.all(
      [api, max.api].map((one) => one.timeEntries.importRows.mutate(importOf(rows))),
    );
    expect(both.flatMap(({ rows: done }) => done.map(({ problem }) => problem))).toEqual(
      Array.from({ length: 8 }, () => null),
    );
    const made = both.flatMap(({ rows: done }) => done.filter(({ canBeUndone }) => canBeUndone));
    expect(made).toHaveLength(4);
    expect(await entriesOf(company, ana)).toHaveLength(4);
    const store = await company.read();
    const audits = await store.timeEntryAudits.list([["employeeId", "==", ana]]);
    expect(audits.map(({ action }) => action)).toEqual(rows.map(() => "import"));
  });

  test("without a clock-out is left to the review, unless the clock may still run", async () => {
    const { company, ana, api } = await aTeam();
    const open = { breaks: [], endsAt: null };
    const running = new Date(Date.now() - 3_600_000).toISOString();
    const rows = [
      work(company, ana, open),
      work(company, ana, { ...open, key: "9", startsAt: running }),
    ];
    const { rows: done } = await api.timeEntries.importRows.mutate(importOf(rows));
    expect(done.map(({ problem }) => problem === null)).toEqual([true, false]);
    expect(await entriesOf(company, ana)).toMatchObject([
      {
        state: "needsFix",
        flags: expect.arrayContaining(["missedClockOut"]),
        payable: { endsAt: null },
      },
    ]);
  });
});
