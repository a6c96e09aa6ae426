import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { beforeEach, describe, expect, test } from "vitest";
import { inRoot } from "../../emulators/paths.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { migrationRuns } from "../../functions/src/store/company/migration-runs.ts";
import type { RawDocument } from "../../functions/src/store/company/raw-documents.ts";
import { rawDocuments, saveRaw } from "../../functions/src/store/company/raw-documents.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import { eventually } from "../support/eventually.ts";

const program = inRoot("functions", "src", "cli", "migrate.ts");
const sentence = "Ana has no rate on 2 March.";
const missing = {
  code: "missingRate",
  firstDay: "2026-03-02",
  lastDay: "2026-03-02",
  jobRoleId: null,
  locationId: null,
};
/** So many that a process that is to be killed after the first one is not done before. */
const WEEKS = 60;
const weekIds = Array.from({ length: WEEKS }, (_, index) => `person${index}_2026-03-01`);
const payPaths = weekIds.map((id) => `employeeWeeks/${id}/private/pay`);

let companyId: CompanyId;
beforeEach(async () => {
  companyId = aCompanyId(`company-${randomUUID()}`);
  await inTransaction(async (unit) => {
    saveRaw(unit, companyId, { path: "", data: { name: "Harbor Coffee" } });
    for (const document of oldWeeks()) saveRaw(unit, companyId, document);
  });
});

/** Weeks as an earlier release stored them: each says in a sentence why its pay is held back. */
function oldWeeks(): RawDocument[] {
  return weekIds.flatMap((id, index) => {
    const [employeeId, weekStart] = id.split("_");
    const sums = { straightMinor: 0, premiumMinor: 0, totalMinor: 0 };
    const lists = { lines: [], additions: [], problems: [sentence, missing] };
    const pay = { employeeId, weekStart, currency: "USD", ...sums, ...lists };
    return [
      { path: `employeeWeeks/${id}`, data: { employeeId, weekStart } },
      { path: payPaths[index] ?? "", data: pay },
    ];
  });
}

function migrate(...args: string[]): Promise<{ code: number; output: string }> {
  const all = [program, "--company", companyId, "--only", "week-pay-problems", ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, all, (error, stdout, stderr) => {
      const code = typeof error?.code === "number" ? error.code : 0;
      resolve({ code, output: stdout + stderr });
    });
  });
}

/** Applies the migration in batches of one document and ends the process after the first. */
function killedAfterFirstBatch(): Promise<void> {
  const only = ["--only", "week-pay-problems", "--batch", "1", "--apply"];
  const run = spawn(process.execPath, [program, "--company", companyId, ...only]);
  createInterface({ input: run.stdout }).on("line", (line) => {
    if (line.startsWith("  ")) run.kill("SIGKILL");
  });
  return new Promise((resolve) => run.once("exit", () => resolve()));
}

/** The database keeps the locks of a killed process for a while. */
function migrateWhenFree() {
  return eventually(
    () => migrate("--apply", "--batch", "1"),
    ({ output }) => !output.includes(": busy "),
  );
}

async function problemsStored() {
  const found = await rawDocuments(await readingUnit(), companyId, payPaths);
  return found.map(({ data }) => data["problems"]);
}

async function runStored() {
  const path = `companies/${companyId}`;
  return migrationRuns({ unit: await readingUnit(), companyId, path }).find("week-pay-problems");
}

const old = payPaths.map(() => [sentence, missing]);
const converted = payPaths.map(() => [missing]);

describe("migrate", () => {
  test("says in a dry run what it would change, and writes nothing", async () => {
    const { code, output } = await migrate();
    expect([code, output]).toEqual([0, expect.stringContaining("60 of 60 documents would change")]);
    expect(output).toContain("employeeWeeks/private/pay 60");
    expect([await problemsStored(), await runStored()]).toEqual([old, null]);
  });

  test("converts old documents, which the release can read then, and records the run", async () => {
    expect((await migrate("--apply")).output).toContain("60 of 60 documents changed");
    expect(await problemsStored()).toEqual(converted);
    const store = companyStore(await readingUnit(), companyId);
    expect((await store.employeeWeekPay.findReadable(weekIds)).found).toHaveLength(WEEKS);
    expect(await runStored()).toMatchObject({ changed: WEEKS, cursor: null });
    expect((await runStored())?.finishedAt).not.toBeNull();
  });

  test("changes nothing when it runs again, not even its record", async () => {
    await migrate("--apply");
    const record = await runStored();
    const { output } = await migrate("--apply");
    expect(output).toContain("nothing to change in 60 documents");
    expect([await problemsStored(), await runStored()]).toEqual([converted, record]);
  });

  test("goes on behind the last batch after it was killed", async () => {
    await killedAfterFirstBatch();
    const cut = await runStored();
    expect(cut?.finishedAt).toBeNull();
    expect(cut?.changed).toBeGreaterThan(0);
    expect(await problemsStored()).not.toEqual(converted);

    const { output } = await migrateWhenFree();
    const left = WEEKS - (cut?.changed ?? 0);
    expect(output).toContain(`${left} of ${left} documents changed`);
    expect(await problemsStored()).toEqual(converted);
    expect(await runStored()).toMatchObject({ changed: WEEKS, startedAt: cut?.startedAt });
  });

  test("converts what an earlier run that had finished did not see", async () => {
    await migrate("--apply");
    const [first] = oldWeeks().filter(({ path }) => path === payPaths[0]);
    await inTransaction(async (unit) => {
      if (first !== undefined) saveRaw(unit, companyId, first);
    });
    expect((await migrate("--apply")).output).toContain("1 of 60 documents changed");
    expect(await runStored()).toMatchObject({ changed: WEEKS + 1 });
    expect((await runStored())?.finishedAt).not.toBeNull();
  });
});

test("migrate fails for a company or a migration that does not exist", async () => {
  companyId = aCompanyId("none");
  expect(await migrate()).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is no company none."),
  });
  expect(await migrate("--only", "nothing")).toMatchObject({
    code: 1,
    output: expect.stringContaining("There is no migration nothing"),
  });
});
