import { expect, test } from "vitest";
import { auditRowIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart } from "@crewline/domain/kernel/time/zone";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import { auditFileHeader, endLine } from "@crewline/domain/projections/audits/audit-file";
import { verifyAuditFile } from "@crewline/domain/projections/audits/verify-audit-file";
import { noAuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import { writeCsv } from "@crewline/domain/kernel/csv/write-csv";
import { verifyAudit } from "../../functions/src/jobs/verify-audit.ts";
import { verifyEdits } from "../../functions/src/jobs/verify-edits.ts";
import { newAudit } from "../../functions/src/operations/history/record-audit.ts";
import { sha256 } from "../../functions/src/platform/digest.ts";
import { sealAuditDays } from "../../functions/src/operations/history/seal-days.ts";
import type { CompanyStore } from "../../functions/src/store/company/company-store.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { todayInNewYork } from "../support/today.ts";

const today = todayInNewYork();
const first = addDays(today, -4);
const noon = (day: string) => instantAfter(dayStart(day, "America/New_York"), 12 * 3600);

/** A company with six rows on each of the last three days, which are over. */
async function aSealedCompany() {
  const company = await aCompany();
  const rows = [-4, -3, -2].flatMap((offset) =>
    Array.from({ length: 6 }, (_, index) =>
      aRow(company, instantAfter(noon(addDays(today, offset)), index)),
    ),
  );
  await write(company, (store) => rows.forEach((row) => store.audits.create(row.id, row)));
  await sealAuditDays(company.companyId);
  return { company, rows };
}

function aRow({ owner, harbor }: TestCompany, at: Instant) {
  const by = { uid: owner.login.uid, displayName: "Olivia", role: "admin" as const };
  const id = auditRowIdSchema.parse(`row-${at.replaceAll(/\D/gu, "")}`);
  const facts = { entity: "shift", recordId: "shift", act: "added" } as const;
  return newAudit(by, { id, at, audited: { ...facts, locationIds: [harbor] } });
}

function write({ companyId }: TestCompany, act: (store: CompanyStore) => void): Promise<void> {
  return inTransaction(async (unit) => act(companyStore(unit, companyId)));
}

async function verify({ api }: Member) {
  const { days } = await api.timeEntryAudits.verifyDays.query({
    from: first,
    to: addDays(today, -2),
  });
  return days.map(({ day, state, findings }) => [
    day,
    state,
    ...findings.map(({ problem }) => problem),
  ]);
}

const intact = [-4, -3, -2].map((offset) => [addDays(today, offset), "sealed"]);

async function exported({ api }: Member, filters = noAuditFilters): Promise<string> {
  const lines: string[][] = [];
  let next: { from: string; after: string | null; link: string | null } | null = {
    from: first,
    after: null,
    link: null,
  };
  while (next !== null) {
    const page: Awaited<ReturnType<typeof api.timeEntryAudits.exportPage.query>> =
      await api.timeEntryAudits.exportPage.query({ ...next, to: today, filters });
    lines.push(...page.lines);
    next = page.next;
  }
  return writeCsv(auditFileHeader, [...lines, endLine(lines.length, "")]);
}

test("days that are over are sealed once; today is open; a second run changes nothing", async () => {
  const { company } = await aSealedCompany();
  expect(await verify(company.owner)).toEqual(intact);
  const days = { from: today, to: today };
  const present = await company.owner.api.timeEntryAudits.verifyDays.query(days);
  expect(present.days).toMatchObject([{ day: today, state: "open", findings: [] }]);
  const seals = await (await company.read()).auditDays.list([]);
  await Promise.all([sealAuditDays(company.companyId), sealAuditDays(company.companyId)]);
  expect(await (await company.read()).auditDays.list([])).toEqual(seals);
});

test("a changed, a removed and an inserted row are each found on their day", async () => {
  const { company, rows } = await aSealedCompany();
  const [changed, , , , , , removed, , , , , , moved] = rows;
  if (!changed || !removed || !moved) throw new Error("There are no rows.");
  await write(company, (store) => {
    store.audits.save(changed.id, { ...changed, act: "removed" });
    store.audits.remove(removed.id);
    store.audits.save(moved.id, { ...moved, order: `${instantAfter(moved.at, 3)}_z` });
    const late = aRow(company, instantAfter(noon(addDays(today, -2)), 60));
    store.audits.create(late.id, late);
  });
  const [a, b, c] = await verify(company.owner);
  expect([a, b]).toEqual([
    [first, "sealed", "changed"],
    [addDays(today, -3), "sealed", "removed"],
  ]);
  expect(c?.slice(2).toSorted()).toEqual(["inserted", "reordered"]);
});

test("the night reports a sealed day that was altered, until it is as it was sealed", async () => {
  const { company, rows } = await aSealedCompany();
  const last = rows.at(-1);
  if (last === undefined) throw new Error("There are no rows.");
  const drifts = async () => (await company.read()).drifts.list([]);
  await verifyAudit(company.companyId);
  expect(await drifts()).toEqual([]);
  await write(company, (store) => store.audits.save(last.id, { ...last, act: "removed" }));
  await verifyAudit(company.companyId);
  const drift = { kind: "auditDay", day: addDays(today, -2), isRebuilt: false };
  expect(await drifts()).toMatchObject([{ ...drift, state: "open" }]);
  await write(company, (store) => store.audits.save(last.id, last));
  await verifyAudit(company.companyId);
  expect(await drifts()).toMatchObject([{ ...drift, state: "resolved" }]);
});

test("a removed seal is missed, also by the day after it", async () => {
  const { company } = await aSealedCompany();
  await write(company, (store) => store.auditDays.remove(addDays(today, -3)));
  const [, gone, after] = await verify(company.owner);
  expect(gone).toEqual([addDays(today, -3), "unsealed"]);
  expect(after).toEqual([addDays(today, -2), "sealed", "dayMissing"]);
});

test("an exported file is proven without the server, also with what its reader may not see", async () => {
  const { company } = await aSealedCompany();
  const whole = verifyAuditFile(await exported(company.owner), sha256);
  expect(whole).toMatchObject({ findings: [] });
  expect(whole.unsealed).toBe(whole.rows - 18);

  const none = await exported(company.owner, { ...noAuditFilters, act: "never" });
  expect(verifyAuditFile(none, sha256)).toMatchObject({ findings: [], hidden: whole.rows });
  expect(none).not.toContain("Olivia");

  const manager = await aMember(company, { role: "manager", locationIds: [company.market] });
  const partly = verifyAuditFile(await exported(manager), sha256);
  expect(partly).toMatchObject({ findings: [] });
  expect(partly.hidden).toBeGreaterThanOrEqual(18);
});

test("a report counts the edits of sealed days as they are packed, and the night packs wrong ones again", async () => {
  const company = await aCompany();
  const editedDay = addDays(today, -2);
  const edits = [editedDay, today].map((day, index) => {
    const by = { uid: company.owner.login.uid, displayName: "Olivia", role: "admin" as const };
    const id = auditRowIdSchema.parse(`edit-${index}`);
    const facts = { entity: "timeEntry", recordId: "entry", act: "correct" } as const;
    const at = dayStart(day, "America/New_York");
    const audited = { ...facts, locationIds: [company.harbor], deltaSeconds: -600 };
    return newAudit(by, { id, at, audited });
  });
  await write(company, (store) => edits.forEach((row) => store.audits.create(row.id, row)));
  await sealAuditDays(company.companyId);
  const ask = async () => {
    const { rows } = await company.owner.api.reports.table.query({
      reportId: "edits",
      range: { firstDay: first, lastDay: today },
      before: null,
      groupBy: "editor",
      filter: { employeeId: null, jobRoleId: null, locationId: company.harbor },
    });
    return rows;
  };
  const counted = [{ key: company.owner.login.uid, cells: [2, 0, 0, 0, 1200, 0, today] }];
  expect(await ask()).toMatchObject(counted);
  const sealed = async () => (await company.read()).auditDays.get(editedDay);
  const right = await sealed();
  await write(company, (store) => store.auditDays.save(editedDay, { ...right, edits: "[]" }));
  expect(await ask()).toMatchObject([{ cells: [1, 0, 0, 0, 600, 0, today] }]);
  await verifyEdits(company.companyId);
  expect(await sealed()).toEqual(right);
  expect(await ask()).toMatchObject(counted);
  await write(company, (store) => store.auditDays.save(editedDay, { ...right, edits: null }));
  expect(await ask()).toMatchObject(counted);
});
