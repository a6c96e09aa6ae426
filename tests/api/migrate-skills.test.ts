import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { inRoot } from "../../emulators/paths.ts";
import { skillsToIds } from "../../functions/src/migrations/skills-to-ids.ts";
import { rawDocuments, saveRaw } from "../../functions/src/store/company/raw-documents.ts";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { aBulk, aRow, undoBatch } from "../support/employee-rows.ts";

function migrate({ companyId }: TestCompany, ...more: string[]): Promise<string> {
  const program = inRoot("functions", "src", "cli", "migrate.ts");
  const options = [program, "--company", companyId, "--only", skillsToIds.id, ...more];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(stdout + stderr));
    });
  });
}

/** Stores documents as the release before skills had ids wrote them: with these fields, or none. */
async function rewrite({ companyId }: TestCompany, changes: Readonly<Record<string, object>>) {
  const documents = await rawDocuments(await readingUnit(), companyId, Object.keys(changes));
  await inTransaction(async (unit) => {
    for (const { path, data } of documents) {
      const { skills: _list, ...others } = data;
      saveRaw(unit, companyId, { path, data: { ...others, ...changes[path] } });
    }
  });
}

/** The skills of people by name, in lower case: the first document that names one spells it. */
async function heldBy({ read }: TestCompany, ...ids: EmployeeId[]) {
  const store = await read();
  const { skills } = await store.company();
  const nameOf = new Map(skills.map(({ id, name }) => [id, name.toLowerCase()]));
  const people = await store.employees.findAll(ids);
  return people.map((person) =>
    person.skills.map(({ skillId, expiresOn }) => [nameOf.get(skillId), expiresOn]),
  );
}

test("skills of the release before become a list, their ends stay, and an undo still finds them", async () => {
  const company = await aCompany();
  const { api } = company.owner;
  const ana = await anEmployee(company);
  const bo = await anEmployee(company, { name: "Bo Park" });
  const rows = [aRow({ employeeId: bo, employee: { payrollId: "7" } })];
  const { batchId } = await api.employees.saveRows.mutate({ ...aBulk(), rows });
  const batch = `batches/${batchId}`;
  const undo = { payrollId: null, skills: [{ name: "barista cert", expiresOn: "2026-01-31" }] };
  const [stored] = await rawDocuments(await readingUnit(), company.companyId, [batch]);
  const [row] = (stored?.data["rows"] ?? []) as { undoJson: string }[];
  const undoJson = JSON.stringify({ ...JSON.parse(row?.undoJson ?? ""), employee: undo });
  await rewrite(company, {
    "": {},
    [`employees/${ana}`]: {
      skills: [
        { name: "Barista cert", expiresOn: "2027-01-31" },
        { name: "BARISTA  cert", expiresOn: "2028-01-31" },
        { name: "First aid", expiresOn: null },
      ],
    },
    [`employees/${bo}`]: { skills: [{ name: "barista CERT", expiresOn: null }] },
    [batch]: { rows: [{ ...row, undoJson }] },
  });

  expect(await migrate(company)).toContain("would change");
  expect((await (await company.read()).company()).skills).toEqual([]);
  expect(await migrate(company, "--apply", "--batch", "1")).toContain("documents changed");
  const after = [
    [
      ["barista cert", "2028-01-31"],
      ["first aid", null],
    ],
    [["barista cert", null]],
  ];
  expect(await heldBy(company, ana, bo)).toEqual(after);
  const { skills: list } = await (await company.read()).company();
  expect(list).toHaveLength(2);

  expect(await migrate(company, "--apply")).toContain("nothing to change");
  expect(await heldBy(company, ana, bo)).toEqual(after);
  expect((await (await company.read()).company()).skills).toEqual(list);
  await undoBatch(api, batchId);
  expect(await heldBy(company, bo)).toEqual([[["barista cert", "2026-01-31"]]]);
});
