import { typeId } from "@crewline/domain/records/time-off/type-id.test-support";
import { expect, test } from "vitest";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anExportedPeriod, exportedDays, reportOf } from "../support/an-exported-period.ts";
import { refusalOf } from "../support/api-client.ts";
import { ask, cancel } from "../support/time-off-requests.ts";

test("paid time off of an hourly employee is paid and exported, and not worked", async () => {
  const company = await aCompany();
  const { timesheets, reports } = company.owner.api;
  const bo = await anEmployee(company, { name: "Bo Ito", rateTenThousandths: 200_000 });
  const timeOffId = await ask(company.owner, bo, monday, { isApproved: true });
  const { exportId } = await anExportedPeriod(company);
  const { people, lines } = await reportOf(company, exportedDays);
  const own = lines.filter(({ employeeId }) => employeeId === bo);
  expect(own).toMatchObject([{ kind: "timeOff", seconds: 28_800, amountMinor: 16_000 }]);
  const person = people.find(({ employeeId }) => employeeId === bo);
  expect(person).toMatchObject({ workedSeconds: 0, totalMinor: 16_000, isPayMissing: false });
  const sheet = await timesheets.show.query({ employeeId: bo, day: monday });
  expect(sheet.total).toMatchObject({ workedSeconds: 0, amountMinor: 16_000 });
  const file = await reports.payrollExport.query({ exportId });
  expect(file.lines.filter(({ employeeId }) => employeeId === bo)).toMatchObject([
    { kind: "timeOff", timeOff: { name: "Vacation" } },
  ]);
  const late = ask(company.owner, bo, exportedDays.lastDay, { isApproved: true });
  expect(await refusalOf(late)).toMatchObject({ rule: "periodLocked" });
  expect(await refusalOf(cancel(company.owner, timeOffId))).toMatchObject({
    rule: "periodLocked",
  });
});

test("the hours of several days are those of their workdays", async () => {
  const company = await aCompany();
  const bo = await anEmployee(company, { name: "Bo Ito" });
  const { calendar } = company.owner.api;
  const span = { from: "2126-01-05", until: "2126-01-09", part: null };
  const input = { employeeId: bo, type: typeId("vacation"), ...span, hours: null };
  expect((await calendar.countTimeOff.query(input)).counted).toHaveLength(3);
  const weekdays = ["monday" as const];
  const mondays = { ...input, hours: { secondsPerDay: null, weekdays } };
  expect(await calendar.countTimeOff.query(mondays)).toEqual({
    counted: [{ day: "2126-01-07", seconds: 28_800 }],
    closedDays: [],
    balance: null,
  });
});
