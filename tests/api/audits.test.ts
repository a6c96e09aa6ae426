import { beforeAll, expect, test } from "vitest";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import { noAuditFilters } from "@crewline/domain/records/audits/audit-inputs";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aShift, monday } from "../support/a-shift-plan.ts";
import { aWageChange } from "../support/a-wage-change.ts";
import { anEntry, anEntryInput } from "../support/an-entry.ts";
import { anAttempt } from "../support/api-client.ts";

let company: TestCompany;
let ana: EmployeeId;
beforeAll(async () => {
  company = await aCompany();
  ana = await anEmployee(company);
});

const list = async (member: Member, filters: Partial<AuditFilters> = {}) => {
  const asked = { filters: { ...noAuditFilters, ...filters }, from: null };
  return (await member.api.timeEntryAudits.list.query(asked)).rows;
};
const owned = (filters: Partial<AuditFilters>) => list(company.owner, filters);

test("a correction of approved time names who, why, by how much, and that it came after approval", async () => {
  const entryId = await anEntry(company, ana);
  const { api } = company.owner;
  const entries = [{ entryId, expectedVersion: 1 }];
  await api.timeEntries.approve.mutate({ ...anAttempt(), entries });
  const takenBack = { entryId, expectedVersion: 2, reason: "Too early." };
  await api.timeEntries.unapprove.mutate({ ...anAttempt(), ...takenBack });
  const { employeeId: _ana, ...work } = anEntryInput(company, ana, { range: "09:00-18:00" });
  const correction = { ...work, entryId, expectedVersion: 3, reason: "Stayed to clean." };
  await api.timeEntries.correct.mutate(correction);

  const rows = await owned({ entity: "timeEntry", recordId: entryId });
  expect(rows.map(({ act, isAfterApproval }) => [act, isAfterApproval])).toEqual([
    ["correct", true],
    ["unapprove", true],
    ["approve", false],
    ["add", false],
  ]);
  expect(rows[0]).toMatchObject({
    day: monday,
    employeeId: ana,
    locationIds: [company.harbor],
    byUid: company.owner.login.uid,
    byRole: "admin",
    source: "web",
    deltaSeconds: 3600,
    words: { values: { reason: "Stayed to clean." } },
  });
  expect(await owned({ isAfterApproval: true, recordId: entryId })).toHaveLength(2);
  expect(await owned({ act: "approve", recordId: entryId })).toHaveLength(1);
});

test("shifts, rates, settings, rules and locations leave a row for each change", async () => {
  const { api } = company.owner;
  const shiftId = await aShift(company, { employeeId: ana });
  await api.schedules.cancelShift.mutate({ ...anAttempt(), shiftId, expectedVersion: 1 });
  const shiftRows = await owned({ entity: "shift", recordId: shiftId });
  expect(shiftRows.map(({ act, deltaSeconds }) => [act, deltaSeconds])).toEqual([
    ["cancelled", -28_800],
    ["added", 28_800],
  ]);

  const change = aWageChange(ana, "2026-03-09");
  await api.wageChanges.add.mutate({ ...anAttempt(), change });
  const [rate] = await owned({ entity: "wage", employeeId: ana });
  expect(rate).toMatchObject({ act: "added", day: "2026-03-09", changes: [] });
  expect(rate?.pay.values?.changes[0]).toMatchObject({ field: "rate" });

  const settings = await owned({ entity: "settings" });
  expect(settings.map(({ act }) => act)).toContain("added");
  const places = await owned({ entity: "location" });
  expect(places.map(({ recordId }) => recordId).toSorted()).toEqual(
    [company.harbor, company.market].toSorted(),
  );
});

test("managers see their locations, pay only with its right; employees their own; others nothing", async () => {
  const manager = await aMember(company, { role: "manager", locationIds: [company.market] });
  const employee = await aMember(company);
  const other = await aCompany();
  const elsewhere = await anEmployee(company, { locationIds: [company.market] });
  const entryId = await anEntry(company, elsewhere, { locationId: company.market });

  const seen = await list(manager);
  const entries = seen.filter(({ entity }) => entity === "timeEntry");
  expect(entries.map(({ recordId }) => recordId)).toEqual([entryId]);
  expect(entries[0]?.pay).toEqual({ salt: null, values: null, digest: expect.any(String) });
  const wages = seen.filter(({ entity }) => entity === "wage");
  expect(wages.map(({ employeeId }) => employeeId)).toEqual([manager.employeeId]);
  expect(seen.map(({ entity }) => entity)).not.toContain("location");
  expect(seen.map(({ entity }) => entity)).toContain("settings");
  const own = await list(employee);
  expect(own.map(({ entity, employeeId }) => [entity, employeeId])).toEqual([
    ["wage", employee.employeeId],
  ]);
  const foreign = await list(other.owner);
  expect(foreign.filter(({ recordId }) => recordId === entryId)).toEqual([]);
});

test("the rows are read page by page, each once, the latest first", async () => {
  const busy = await aCompany();
  const shift = { locationId: busy.harbor, employeeId: null, jobRoleId: null, day: monday };
  const times = { startsAtLocal: "09:00", endsAtLocal: "17:00", unpaidBreakSeconds: 0, note: "" };
  const shifts = Array.from({ length: 60 }, () => ({
    ...shift,
    ...times,
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
  }));
  await busy.owner.api.schedules.addShifts.mutate({
    ...anAttempt(),
    locationId: busy.harbor,
    shifts,
  });
  const filters = { ...noAuditFilters, entity: "shift" as const };
  const query = (from: string | null) =>
    busy.owner.api.timeEntryAudits.list.query({ filters, from });
  const first = await query(null);
  const second = await query(first.next);
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null]);
  const orders = [...first.rows, ...second.rows].map(({ order }) => order);
  expect(orders).toEqual([...new Set(orders)].toSorted().toReversed());
});
