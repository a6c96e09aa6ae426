import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { unknownReader } from "@crewline/domain/kernel/formats/locale";
import { mapColumns } from "@crewline/domain/kernel/csv/map-columns";
import { readCsv } from "@crewline/domain/kernel/csv/read-csv";
import { writeCsv } from "@crewline/domain/kernel/csv/write-csv";
import { importFields } from "@crewline/domain/projections/people-import/employees-csv";
import { planImport } from "@crewline/domain/projections/people-import/plan-import";
import { phonesOf } from "@crewline/domain/kernel/phones/phones-of";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee, archiveLocation } from "../support/a-company.ts";
import { aBulk, problemsOf } from "../support/employee-rows.ts";
import { todayInNewYork } from "../support/today.ts";

const header = ["Name", "E-mail", "Payroll ID", "Locations", "Minimum hours", "Maximum hours"];
const own = randomUUID();

const aFile = fc.array(
  fc.tuple(
    fc.constantFrom("Cy", "Di", ""),
    fc.constantFrom("", `ana@${own}.example`, `new@${own}.example`),
    fc.constantFrom("", "007", "66", "50", "7"),
    fc.constantFrom("", "Harbor", "Market"),
    fc.constantFrom("", "10", "40"),
    fc.constantFrom("", "20"),
  ),
  { minLength: 3, maxLength: 8 },
);

/** Ana with an address and a payroll ID, Eve whose data was erased, and an archived location. */
async function twoRecords(): Promise<TestCompany> {
  const company = await aCompany();
  const ana = await anEmployee(company, { name: "Ana", email: `ana@${own}.example` });
  const eve = await anEmployee(company, { name: "Eve" });
  await archiveLocation(company, company.market);
  await inTransaction(async (unit) => {
    const { employees } = companyStore(unit, company.companyId);
    const [a, e] = [await employees.get(ana), await employees.get(eve)];
    employees.save(ana, { ...a, payrollId: "007" });
    employees.save(eve, { ...e, payrollId: "66", isPseudonymised: true });
  });
  return company;
}

async function filePlanned(lines: readonly string[][]) {
  const store = await company.read();
  const { profiles } = await company.owner.api.employees.profiles.query();
  const [everyone, locations] = [await store.employees.list([]), await store.locations.list([])];
  const { header: headings, rows } = readCsv(writeCsv(header, lines));
  return planImport({
    rows,
    map: mapColumns(headings, importFields({ customFields: [] })),
    people: everyone.flatMap((employee) => {
      const profile = profiles.find(({ employeeId }) => employeeId === employee.id);
      if (profile === undefined) return [];
      const fields = { values: {}, version: 0 };
      return [{ employee, profile, fields, forbidden: profile.forbidden }];
    }),
    everyone,
    terms: {
      locations,
      jobRoles: [],
      skills: [],
      dayOrder: "month",
      customFields: [],
      phones: phonesOf("US"),
      locale: unknownReader,
    },
    clearsEmpty: false,
    mayAdd: true,
    today: todayInNewYork(),
    newLocationIds: [company.harbor],
  });
}

let company: TestCompany;

beforeAll(async () => {
  company = await twoRecords();
});

// Each file meets what the files before it have left.
test("an import does as many rows as its dry run announced", async () => {
  await fc.assert(
    fc.asyncProperty(aFile, async (lines) => {
      const planned = await filePlanned(lines);
      const rows = planned.flatMap(({ row }) => row ?? []);
      if (rows.length === 0) return;
      const answer = await company.owner.api.employees.saveRows.mutate({ ...aBulk(), rows });
      expect(problemsOf(answer)).toEqual(rows.map(() => null));
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
