import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";

/** Periods of two weeks that are over, the first one from `monday` on. */
const firstDays = Array.from({ length: 5 }, (_, index) => addDays(monday, 14 * index));

function close({ owner }: TestCompany, firstDay = monday, includesUnapproved = false) {
  const input = { firstDay, expectedVersion: 0, includesUnapproved };
  return owner.api.reports.closePeriod.mutate({ ...anAttempt(), ...input });
}

/** An entry of eight hours that is approved. */
async function anApprovedEntry(company: TestCompany, employeeId: EmployeeId, day: string) {
  const entryId = await anEntry(company, employeeId, { day });
  const entries = [{ entryId, expectedVersion: 1 }];
  await company.owner.api.timeEntries.approve.mutate({ ...anAttempt(), entries });
}

/** Leaves the state of a function that ends between the two steps of a closing. */
function cutShort({ companyId }: TestCompany, token: string): Promise<void> {
  return inTransaction(async (unit) => {
    companyStore(unit, companyId).payPeriods.save(monday, {
      id: monday,
      firstDay: monday,
      lastDay: addDays(monday, 13),
      state: "closing",
      snapshotId: null,
      exportCount: 0,
      isRecomputing: false,
      closing: { token, byName: "Olivia" },
      locations: [],
      history: [],
      version: 0,
    });
  });
}

test("the checklist said that nothing blocks a period while it was being closed", async () => {
  const company = await aCompany();
  await anEntry(company, await anEmployee(company));
  await cutShort(company, "first");
  const items = await company.owner.api.reports.checklist.query({ firstDay: monday });
  expect(items).toMatchObject([{ kind: "unapproved", count: 1 }]);
});

describe("closing a pay period while its time is changed", () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await aCompany();
  });

  test.each(firstDays)("from %s freezes no unapproved entry", async (firstDay) => {
    const ana = await anEmployee(company, { name: `Ana ${firstDay}` });
    await anApprovedEntry(company, ana, firstDay);
    const days = [1, 2, 3, 4].map((offset) => addDays(firstDay, offset));
    const [closing, ...adding] = await Promise.allSettled([
      close(company, firstDay),
      ...days.map((day) => anEntry(company, ana, { day })),
    ]);
    const added = adding.filter(({ status }) => status === "fulfilled").length;
    const period = { firstDay, lastDay: addDays(firstDay, 13), locationId: null };
    const report = await company.owner.api.reports.payroll.query(period);
    const isClosed = closing.status === "fulfilled";
    expect({ isClosed, ...report }).toMatchObject({
      isClosed: added === 0,
      unapprovedEntries: added,
      totalSeconds: (1 + added) * 8 * 3600,
    });
  });

  test("of which three ask at once happens once", async () => {
    const other = await aCompany();
    const ana = await anEmployee(other);
    await anApprovedEntry(other, ana, monday);
    const closings = await Promise.allSettled([close(other), close(other), close(other)]);
    expect(closings.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const store = await other.read();
    expect(await store.payrollSnapshots.list([])).toHaveLength(1);
    expect(await store.payPeriods.get(monday)).toMatchObject({
      state: "closed",
      closing: null,
      history: [{ action: "close" }],
      version: 1,
    });
  });
});

describe("a closing", () => {
  test("that was cut short refuses every change of time until the next attempt finishes it", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    await anApprovedEntry(company, ana, monday);
    await cutShort(company, "lost");
    const refused = anEntry(company, ana, { day: addDays(monday, 1) });
    expect(await refusalOf(refused)).toMatchObject({
      code: "CONFLICT",
      rule: "periodClosing",
      message: expect.stringContaining("2 – 15 Mar 2026 is being closed"),
    });
    expect(await close(company)).toEqual({ version: 1 });
    expect(await (await company.read()).payPeriods.get(monday)).toMatchObject({ state: "closed" });
  });

  test("that is refused leaves the period open, its time to be changed, and can be repeated", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    await anEntry(company, ana);
    expect(await refusalOf(close(company))).toMatchObject({ rule: "periodHasUnapproved" });
    expect(await (await company.read()).payPeriods.find(monday)).toBeNull();
    await anEntry(company, ana, { day: addDays(monday, 1) });
    expect(await close(company, monday, true)).toEqual({ version: 1 });
  });

  test("freezes the pay of the rates and rules of now, also of a week that was not computed since", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company, { rateTenThousandths: 100_000 });
    await anApprovedEntry(company, ana, monday);
    const id = employeeWeekId(ana, monday);
    await inTransaction(async (unit) => {
      const { employeeWeekPay } = companyStore(unit, company.companyId);
      const pay = await employeeWeekPay.get(id);
      const lines = pay.lines.map((line) => ({ ...line, amountMinor: 1 }));
      employeeWeekPay.save(id, { ...pay, totalMinor: 1, lines });
    });
    await close(company);
    const period = { firstDay: monday, lastDay: addDays(monday, 13), locationId: null };
    const report = await company.owner.api.reports.payroll.query(period);
    expect(report).toMatchObject({ totalSeconds: 8 * 3600, totalMinor: 8000 });
  });
});
