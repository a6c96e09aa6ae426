import { beforeEach, expect, test } from "vitest";
import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { rebuildDays } from "../../functions/src/jobs/rebuild-day.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { recordDataShape } from "../../functions/src/store/company/data-shape.ts";
import { rawDocuments, saveRaw } from "../../functions/src/store/company/raw-documents.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { countReads } from "../support/count-reads.ts";

const from = addDays(monday, 1);
const to = addDays(monday, 2);

let company: TestCompany;
beforeEach(async () => {
  company = await aCompany();
});

const rebuild = () => rebuildDays(company.companyId, { locationId: company.harbor, from, to });

/** Of three rebuilds: a transaction that meets the trigger's reads its documents again. */
async function leastReads(): Promise<number> {
  const reads: number[] = [];
  for (let times = 0; times < 3; times += 1) reads.push(await countReads(rebuild));
  return Math.min(...reads);
}

async function addOpenShifts(count: number): Promise<void> {
  const shifts = Array.from({ length: count }, (_, index) =>
    aShift({
      id: aShiftId(`s${count}_${index}`),
      locationId: company.harbor,
      employeeId: null,
      weekStart: monday,
      day: from,
    }),
  );
  await inTransaction(async (unit) => {
    for (const shift of shifts) companyStore(unit, company.companyId).shifts.add(shift);
  });
}

const plannedShifts = async () =>
  (await (await company.read()).dailySummaries.get(dailySummaryId(company.harbor, from)))
    .plannedShifts;

test("the summaries of two days read as many documents for forty shifts as for one", async () => {
  await addOpenShifts(1);
  const readsOfOne = await leastReads();
  await addOpenShifts(39);
  expect(await leastReads()).toBe(readsOfOne);
  expect(await plannedShifts()).toBe(40);
});

test("the summaries of a company that is yet to be migrated count the shifts that are not packed", async () => {
  await addOpenShifts(2);
  const { rosterDays } = await company.read();
  const packed = await rosterDays.list([]);
  await inTransaction(async (unit) => {
    const own = await rawDocuments(unit, company.companyId, [""]);
    for (const { id } of packed) companyStore(unit, company.companyId).rosterDays.remove(id);
    for (const { data } of own) {
      saveRaw(unit, company.companyId, { path: "", data: { ...data, dataShape: 1 } });
    }
  });
  await rebuild();
  expect(await plannedShifts()).toBe(2);

  await inTransaction(async (unit) => {
    for (const day of packed) companyStore(unit, company.companyId).rosterDays.save(day.id, day);
  });
  await recordDataShape(company.companyId);
  await rebuild();
  expect(await plannedShifts()).toBe(2);
});
