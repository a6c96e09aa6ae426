import type { DataExportId } from "@crewline/domain/kernel/ids/record-ids";
import { expect, test } from "vitest";
import type { ExportKind } from "@crewline/domain/records/data-export/export-kinds";
import { exportKindNames } from "@crewline/domain/records/data-export/export-kinds";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";

async function start({ api }: Member): Promise<DataExportId> {
  return (await api.settings.startExport.mutate(anAttempt())).id;
}

async function rowsOf({ owner }: TestCompany, exportId: DataExportId, kind: ExportKind) {
  const rows: Record<string, unknown>[] = [];
  let after: string | null = null;
  do {
    const page: { rows: Record<string, unknown>[]; next: string | null } =
      await owner.api.settings.exportPage.query({ exportId, kind, after });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

test("an export brings every kind, with instants as text and what is private below its owner", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company, { name: "=Ana()" });
  const entryId = await anEntry(company, ana);
  await aShift(company);
  const exportId = await start(company.owner);
  const counts = new Map<ExportKind, number>();
  for (const kind of exportKindNames) {
    counts.set(kind, (await rowsOf(company, exportId, kind)).length);
  }
  expect(Object.fromEntries(counts)).toMatchObject({
    company: 1,
    locations: 2,
    employees: 1,
    employeePay: 1,
    shifts: 1,
    timeEntries: 1,
    employeeWeeks: 1,
    employeeWeekPay: 1,
    timeEntryAudits: 1,
  });
  const [entry] = await rowsOf(company, exportId, "timeEntries");
  expect(entry).toMatchObject({ id: entryId, payable: { startsAt: "2026-03-02T14:00:00.000Z" } });
  const [pay] = await rowsOf(company, exportId, "employeePay");
  expect(pay).toMatchObject({ id: ana, rates: [{ rateTenThousandths: 185_000 }] });
});

test("more rows than one page come in pages, each row once", async () => {
  const company = await aCompany();
  const people = Array.from({ length: 100 }, (_, index) => ({
    name: `Person ${index}`,
    email: null,
    jobRole: null,
    rateTenThousandths: null,
  }));
  for (let batch = 0; batch < 6; batch += 1) {
    await company.owner.api.employees.add.mutate({
      ...anAttempt(),
      people,
      locationIds: [company.harbor],
      ratesFrom: "2026-01-01",
    });
  }
  const exportId = await start(company.owner);
  const rows = await rowsOf(company, exportId, "employees");
  expect(new Set(rows.map(({ id }) => id)).size).toBe(600);
  expect(rows).toHaveLength(600);
});

test("its pages are for the admin who started it, and for no one of another company", async () => {
  const company = await aCompany();
  const other = await aMember(company, { role: "admin", name: "Otto" });
  const exportId = await start(company.owner);
  const stranger = (await aCompany()).owner;
  for (const { api } of [other, stranger]) {
    const page = api.settings.exportPage.query({ exportId, kind: "employees", after: null });
    expect(await refusalOf(page)).toMatchObject({ rule: "notFound" });
  }
  const [record] = await (await company.read()).dataExports.list([]);
  expect(record).toMatchObject({ id: exportId, startedBy: company.owner.login.uid });
});
