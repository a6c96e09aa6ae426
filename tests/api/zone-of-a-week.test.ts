import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, anEmployee } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry, anEntryInput } from "../support/an-entry.ts";

const losAngeles = "America/Los_Angeles";
const sunday = "2026-03-08";
let company: TestCompany;
let ana: EmployeeId;

beforeEach(async () => {
  company = await aCompany();
  ana = await anEmployee(company);
});

const entryOf = async (id: TimeEntryId) => (await company.read()).timeEntries.get(id);
const judged = async (entryId: TimeEntryId) => ({
  ...anAttempt(),
  entryId,
  expectedVersion: (await entryOf(entryId)).version,
  reason: "Checked with the person.",
});

/** The counted time of each of Ana's weeks, by its first day; weeks without time are left out. */
async function counted(): Promise<Record<string, number>> {
  const weeks = await (await company.read()).employeeWeeks.list([["employeeId", "==", ana]]);
  const worked = weeks.filter(({ entries }) => entries.length > 0);
  return Object.fromEntries(
    worked.map(({ weekStart, hours }) => [weekStart, hours.workedSeconds / 3600]),
  );
}

async function moveHarborWest(): Promise<void> {
  const { version: expectedVersion } = await (await company.read()).locations.get(company.harbor);
  await company.owner.api.locations.save.mutate({
    ...anAttempt(),
    locationId: company.harbor,
    expectedVersion,
    location: { timeZone: losAngeles },
    movesShifts: true,
  });
}

async function moveAnaWest(): Promise<void> {
  const there = await aLocation(company.owner.api, "Pier", losAngeles);
  const employee = await (await company.read()).employees.get(ana);
  await company.owner.api.employees.save.mutate({
    ...anAttempt(),
    employeeId: ana,
    expectedVersion: employee.version,
    employee: { ...employee, locationIds: [there, company.harbor] },
  });
}

describe.each([
  ["the location's zone", moveHarborWest],
  ["the home location", moveAnaWest],
])("after %s has changed", (_what, move) => {
  test("an entry at the week's edge is approved in its own week", async () => {
    const entryId = await anEntry(company, ana, { range: "00:30-02:30" });
    await move();
    const { results } = await company.owner.api.timeEntries.approve.mutate({
      ...anAttempt(),
      entries: [{ entryId, expectedVersion: 1 }],
    });
    expect(results).toMatchObject([{ isApproved: true }]);
    expect(await counted()).toEqual({ [monday]: 2 });
    expect(await entryOf(entryId)).toMatchObject({ weekStart: monday, day: monday });
  });

  test("an entry that is corrected or voided leaves nothing behind in its week", async () => {
    const entryId = await anEntry(company, ana, { range: "00:30-02:30" });
    await move();
    const { employeeId: _ana, ...work } = anEntryInput(company, ana, { range: "00:30-03:30" });
    const input = { ...work, entryId, expectedVersion: 1 };
    await company.owner.api.timeEntries.correct.mutate(input);
    expect(await counted()).toEqual({ [monday]: 3 });
    await company.owner.api.timeEntries.void.mutate(await judged(entryId));
    expect(await counted()).toEqual({ [monday]: 0 });
  });

  test("new time over the edge of the old zone's week is neither lost nor counted twice", async () => {
    await anEntry(company, ana, { range: "09:00-10:00" });
    await move();
    await anEntry(company, ana, {
      startsAt: "2026-03-09T03:00:00.000Z",
      endsAt: "2026-03-09T09:00:00.000Z",
    });
    expect(await counted()).toEqual({ [monday]: 2, "2026-03-09": 5 });
  });

  test("new time in a week without entries uses the present zone", async () => {
    await move();
    const startsAt = "2026-03-09T05:00:00.000Z";
    const entryId = await anEntry(company, ana, { startsAt, endsAt: "2026-03-09T06:00:00.000Z" });
    expect(await entryOf(entryId)).toMatchObject({ weekStart: monday, day: sunday });
  });

  test("time that was worked already is refused a second time", async () => {
    await anEntry(company, ana, { range: "00:30-02:30" });
    await move();
    await expect(anEntry(company, ana, { range: "01:00-03:00" })).rejects.toMatchObject({
      message: expect.stringContaining("Ana Diaz"),
    });
  });
});
