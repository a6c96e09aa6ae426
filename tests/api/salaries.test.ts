import { expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import { usualSalary } from "@crewline/domain/records/pay/salary";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { monday } from "../support/a-shift-plan.ts";
import { aWageChange } from "../support/a-wage-change.ts";
import {
  anExportedPeriod,
  exportedDays,
  nextDays,
  reportOf,
} from "../support/an-exported-period.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

/** A salary of a year; the rate that it comes to is left to the server. */
function aSalaryChange(
  employeeId: WageChangeInput["employeeId"],
  effectiveDate: string,
  amountMinor: number,
): WageChangeInput {
  const salary = { ...usualSalary, amountMinor };
  return { ...aWageChange(employeeId, effectiveDate, 1), salary };
}

test("a salaried employee without time is paid, exported, and corrected to the cent", async () => {
  const company = await aCompany();
  const { wageChanges, timesheets, reports } = company.owner.api;
  const bo = await anEmployee(company, { name: "Bo Ito", rateTenThousandths: null });
  const change = aSalaryChange(bo, "2026-01-05", 5_200_000);
  const ofOneRole = { ...change, locationId: company.harbor };
  const refused = wageChanges.add.mutate({ ...anAttempt(), change: ofOneRole });
  expect(await refusalOf(refused)).toMatchObject({ rule: "salaryForAllWork" });
  await wageChanges.add.mutate({ ...anAttempt(), change });
  const store = await company.read();
  expect((await store.employeePay.get(bo)).rates).toMatchObject([
    { rateTenThousandths: 250_000, salary: { amountMinor: 5_200_000, isExempt: true } },
  ]);

  const { exportId } = await anExportedPeriod(company);
  const { people, lines } = await reportOf(company, exportedDays);
  expect(people.map(({ employeeName }) => employeeName)).toEqual(["Ana Diaz", "Bo Ito"]);
  expect(people[1]).toMatchObject({ workedSeconds: 0, totalMinor: 200_000, isPayMissing: false });
  const ofBo = lines.filter(({ employeeId }) => employeeId === bo);
  expect(ofBo).toMatchObject([{ kind: "salary", amountMinor: 200_000, adjusts: null }]);
  const sheet = await timesheets.show.query({ employeeId: bo, day: monday });
  expect(sheet.total).toMatchObject({ workedSeconds: 0, amountMinor: 200_000 });
  const explained = await timesheets.explainSalary.query({ employeeId: bo, ...exportedDays });
  expect(explained.periods).toMatchObject([
    { periodMinor: 200_000, periodsAYear: 26, paidDays: 10 },
  ]);
  expect(explained.periods[0]?.days.map(({ paidMinor }) => paidMinor)).toEqual(
    Array.from({ length: 10 }, () => 20_000),
  );
  const longer = { ...exportedDays, lastDay: addDays(exportedDays.firstDay, 42) };
  const tooLong = timesheets.explainSalary.query({ employeeId: bo, ...longer });
  expect(await refusalOf(tooLong)).toMatchObject({ code: "BAD_REQUEST" });
  const file = await reports.payrollExport.query({ exportId });
  expect(file.lines.filter(({ kind }) => kind === "salary")).toMatchObject([
    {
      amountMinor: 200_000,
      days: Array.from({ length: 10 }, () => ({ seconds: 0, amountMinor: 20_000 })),
    },
  ]);

  const raise = aSalaryChange(bo, addDays(monday, 7), 7_800_000);
  const { impact, fingerprint } = await wageChanges.preview.query({ change: raise });
  expect(impact.adjustmentMinor).toBe(5 * 10_000);
  await wageChanges.add.mutate({ ...anAttempt(), change: raise, fingerprint });
  const later = (await reportOf(company, nextDays)).lines.filter((one) => one.employeeId === bo);
  expect(later.map(({ kind, amountMinor, adjusts }) => [kind, amountMinor, adjusts])).toEqual([
    ["salary", 300_000, null],
    ["salary", 50_000, { ...exportedDays, exportNumber: 1 }],
  ]);
});
