import { execFile, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { isDeepStrictEqual } from "node:util";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { afterAll, expect, test } from "vitest";
import { inRoot } from "../../emulators/paths.ts";
import { isRecord } from "../../functions/src/migrations/name-book.ts";
import { jobRolesToIds } from "../../functions/src/migrations/job-roles-to-ids.ts";
import type { RawDocument } from "../../functions/src/store/company/raw-documents.ts";
import { rawDocuments, rawPage, saveRaw } from "../../functions/src/store/company/raw-documents.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee, testRoles } from "../support/a-company.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import {
  anExportedPeriod,
  exportedDays,
  nextDays,
  reportOf,
} from "../support/an-exported-period.ts";
import { inOldShape } from "../support/an-old-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { takeCompanies } from "../support/made-companies.ts";

// Shifts are put back into an old shape here, for which no release had packed rosters.
afterAll(() => void takeCompanies());

const program = inRoot("functions", "src", "cli", "migrate.ts");
const optionsOf = ({ companyId }: TestCompany) =>
  [program, "--company", companyId, "--only", jobRolesToIds.id, "--apply"] as const;

function migrate(company: TestCompany): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, optionsOf(company), (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(stdout + stderr));
    });
  });
}

/** Ends the process as soon as it has changed time entries; the weeks come later. */
function killedAtEntries(company: TestCompany): Promise<void> {
  const run = spawn(process.execPath, [...optionsOf(company), "--batch", "10"]);
  createInterface({ input: run.stdout }).on("line", (line) => {
    if (/ timeEntries: .*[1-9]\d* changed/u.test(line)) run.kill("SIGKILL");
  });
  return new Promise((resolve) => run.once("exit", () => resolve()));
}

/** Every document that the migration looks at, with the company's own. */
async function documentsOf({ companyId }: TestCompany): Promise<RawDocument[]> {
  const pages = await Promise.all(
    jobRolesToIds.places.map((place) => rawPage(companyId, place, { after: null, limit: 200 })),
  );
  return rawDocuments(await readingUnit(), companyId, ["", ...pages.flatMap(({ paths }) => paths)]);
}

/** The documents with names in the place of ids, so that companies with other ids compare. */
async function comparable(company: TestCompany): Promise<string[]> {
  const { jobRoles } = await (await company.read()).company();
  const names = new Map<string, string>(jobRoles.map(({ id, name }) => [id, name.toLowerCase()]));
  const documents = (await documentsOf(company)).filter(({ path }) => path !== "");
  return documents.map(({ path, data }) => {
    const text = JSON.stringify(data, inOrder);
    return `${path} ${text.replaceAll(/[\w-]{4,36}/gu, (word) => names.get(word) ?? word)}`;
  });
}

/** The fields of a map by name: their order says nothing, nor does when a day was summed up. */
function inOrder(key: string, value: unknown): unknown {
  if (key === "readAtMicros") return undefined;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Waits until triggers have summed up the days of all time entries and shifts. */
async function areSummarised(company: TestCompany): Promise<void> {
  const store = await company.read();
  const [entries, shifts] = await Promise.all([store.timeEntries.list([]), store.shifts.list([])]);
  const summarised = async () => {
    const summaries = await store.dailySummaries.list([]);
    const board = summaries.flatMap((summary) => summary.board.map(({ entryId }) => entryId));
    const planned = summaries.reduce((sum, { plannedShifts }) => sum + plannedShifts, 0);
    return { entryIds: new Set(board), planned };
  };
  const isDone = ({ entryIds, planned }: Awaited<ReturnType<typeof summarised>>) =>
    entries.every(({ id }) => entryIds.has(id)) && planned === shifts.length;
  expect(isDone(await eventually(summarised, isDone))).toBe(true);
}

/** A company with planned, worked, closed and open time in two roles, and two rates by role. */
async function aBusyCompany() {
  const { company, ana } = await anExportedPeriod();
  const bo = await anEmployee(company, { name: "Bo Lund", jobRole: "Lead" });
  const change = { employeeId: bo, jobRoleId: roleId("lead"), locationId: null };
  const rate = { effectiveDate: addDays(monday, 14), rateTenThousandths: 251_117 };
  const { wageChanges, locations } = company.owner.api;
  const why = { reason: "promotion" as const, note: "" };
  const input = { change: { ...change, ...rate, ...why } };
  const { fingerprint } = await wageChanges.preview.query(input);
  await wageChanges.add.mutate({ ...anAttempt(), ...input, fingerprint });
  await anEntry(company, bo, { day: addDays(monday, 15), jobRoleId: roleId("lead") });
  await anEntry(company, bo, { day: addDays(monday, 16), jobRoleId: roleId("cook") });
  await aShift(company, { employeeId: ana, jobRoleId: roleId("barista") });
  const need = { weekdays: ["monday" as const], startsAt: "09:00", endsAt: "17:00", people: 1 };
  const location = {
    jobRoleIds: [roleId("barista"), roleId("cook")],
    staffing: [{ ...need, jobRoleId: roleId("barista") }],
  };
  const place = { ...anAttempt(), locationId: company.harbor, expectedVersion: 1 };
  await locations.save.mutate({ ...place, location });
  return { company, ana, bo };
}

test("a company of the release before is migrated with one command, killed and resumed, and nothing is lost", async () => {
  const { company, ana, bo } = await aBusyCompany();
  const facts = async () => ({
    documents: await comparable(company),
    reports: [await reportOf(company, exportedDays), await reportOf(company, nextDays)],
    chains: await Promise.all(
      [ana, bo].map((employeeId) =>
        company.owner.api.timeEntryAudits.verify.query({
          employeeId,
          weekStart: addDays(monday, 14),
        }),
      ),
    ),
  });
  await areSummarised(company);
  const before = await facts();
  const old = inOldShape(await documentsOf(company), testRoles);
  await inTransaction(async (unit) => {
    for (const document of old) saveRaw(unit, company.companyId, document);
  });

  await killedAtEntries(company);
  expect(await migrate(company)).toContain("documents changed");
  // Triggers sum up the days of what the migration changed, maybe from a half-way state first.
  await eventually(
    () => comparable(company),
    (found) => isDeepStrictEqual(found, before.documents),
  );
  const after = await facts();
  // A role that only data name is called as the first of them spells it.
  const withoutIds = (report: object) =>
    JSON.stringify(report)
      .replaceAll(/"jobRoleId":(?:"[^"]*"|null)/gu, "")
      .toLowerCase();
  expect(after.reports.map(withoutIds)).toEqual(before.reports.map(withoutIds));
  expect(after.reports.map(({ totalMinor }) => totalMinor)).toEqual(
    before.reports.map(({ totalMinor }) => totalMinor),
  );
  expect(after.chains).toEqual(before.chains);
  expect(after.chains.every(({ isIntact, rows }) => isIntact && rows > 0)).toBe(true);
  expect(after.documents).toEqual(before.documents);

  expect(await migrate(company)).toContain("nothing to change");
  expect(await facts()).toEqual(after);
});

test("a role that only old shifts name is added to the list, archived", async () => {
  const company = await aCompany();
  await aShift(company, { jobRoleId: roleId("lead") });
  const old = inOldShape(await documentsOf(company), testRoles);
  await inTransaction(async (unit) => {
    for (const document of old) saveRaw(unit, company.companyId, document);
  });
  await migrate(company);
  const { jobRoles } = await (await company.read()).company();
  expect(jobRoles.map(({ name, isArchived }) => [name.toLowerCase(), isArchived])).toEqual([
    ["barista", false],
    ["cook", false],
    ["host", false],
    ["lead", true],
  ]);
});
