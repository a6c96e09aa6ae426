import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { dayPackId } from "@crewline/domain/records/schedules/packed/shift-pack";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import { expect, test } from "vitest";
import { verifySummaries } from "../../functions/src/jobs/verify-summaries.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { todayInNewYork } from "../support/today.ts";

test("a new name reaches the boards and what colleagues see of a day at night, and is no fault", async () => {
  const company = await aCompany();
  const ana = await anEmployee(company);
  const { companyId, harbor, owner } = company;
  // Only coming shifts, and those of the last days, are packed.
  const weekStart = weekStartOf(addDays(todayInNewYork(), 7), "monday");
  const day = addDays(weekStart, 2);
  await aShift(company, { employeeId: ana, day });
  const week = { ...anAttempt(), locationId: harbor, weekStart };
  await owner.api.schedules.publish.mutate(week);
  const store = await company.read();
  const namesOf = async () => (await store.shiftPacks.find(dayPackId(harbor, day)))?.names[ana];
  expect(await eventually(namesOf, (name) => name !== undefined)).toBe("Ana Diaz");

  const before = await store.employees.get(ana);
  await inTransaction(async (unit) =>
    companyStore(unit, companyId).employees.save(ana, { ...before, name: "Ana Lopez" }),
  );
  const location = await store.locations.get(harbor);
  await verifySummaries({ companyId, location, today: weekStart });
  expect(await namesOf()).toBe("Ana Lopez");
  const summary = await store.dailySummaries.get(dailySummaryId(harbor, day));
  expect(summary.board.map(({ employeeName }) => employeeName)).toEqual(["Ana Lopez"]);
  expect(await store.drifts.list([])).toEqual([]);
});
