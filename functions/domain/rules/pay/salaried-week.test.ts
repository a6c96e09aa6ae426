import { describe, expect, test } from "vitest";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import type { RulePreset } from "../../records/work-rules/work-rules.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { aSalary, aSalaryRate } from "../rates/salary.test-support.ts";
import type { GoldenWork } from "./golden-week.ts";
import { goldenDays, goldenWage, goldenWeek, payText, tierText } from "./golden-week.ts";

const always = "2020-01-01";
const week = (work: readonly GoldenWork[], wages: WageRate[], preset: RulePreset = "flsa") =>
  goldenWeek(preset, work, { wages });
const thousandAWeek = aSalaryRate(always);
const exempt = aSalaryRate(always, { salary: aSalary(5_200_000, { isExempt: true }) });

describe("the hours of a salaried week with overtime", () => {
  test("add no pay up to the hours that the salary pays", () => {
    const paid = week(goldenDays(5, 9, 8), [thousandAWeek]);
    expect([tierText(paid), payText(paid)]).toEqual(["40.00 + 0.00 + 0.00", "0.00 + 0.00 = 0.00"]);
    expect(new Set(paid.lines.map(({ kind }) => kind))).toEqual(new Set(["salary"]));
  });

  test("1,000 a week for 40 hours: ten hours over 40 are paid at 37.50", () => {
    const paid = week(goldenDays(5, 8, 10), [thousandAWeek]);
    expect(payText(paid)).toBe("250.00 + 125.00 = 375.00");
    expect(paid.pay?.regularRateTenThousandths).toBe(250_000);
  });

  test("a salary for 35 hours: five at the straight rate, then time and a half (29 CFR 778.113(a))", () => {
    const salary = aSalary(70_000, { per: "week", secondsPerWeek: 35 * 3600 });
    const paid = week(goldenDays(5, 8, 9), [aSalaryRate(always, { salary })]);
    expect(payText(paid)).toBe("200.00 + 50.00 = 250.00");
  });

  test("California: the salary pays no overtime, so each overtime hour is paid in full (LC 515(d))", () => {
    const paid = week(goldenDays(4, 8, 10), [thousandAWeek], "california");
    expect([tierText(paid), payText(paid)]).toEqual([
      "32.00 + 8.00 + 0.00",
      "200.00 + 100.00 = 300.00",
    ]);
  });

  test("working less than the hours of the salary changes no rate", () => {
    const paid = week([{ day: 0, from: 6, hours: 14 }], [thousandAWeek], "california");
    expect(paid.pay?.regularRateTenThousandths).toBe(250_000);
  });
});

test("an exempt week counts hours, and pays no overtime and nothing but the salary", () => {
  const paid = week(goldenDays(6, 8, 11), [exempt], "california");
  expect([tierText(paid), payText(paid), paid.pay?.additions]).toEqual([
    "66.00 + 0.00 + 0.00",
    "0.00 + 0.00 = 0.00",
    [],
  ]);
});

test("a week without work before the exempt salary began has no overtime either", () => {
  const salary = aSalary(5_200_000, { isExempt: true });
  const wages = [goldenWage(200_000), aSalaryRate("2026-11-17", { salary })];
  const days = goldenDays(5, 8, 11).map((work) => ({ ...work, day: work.day + 1 }));
  expect(payText(week(days, wages))).toBe("0.00 + 0.00 = 0.00");
});

describe("a week paid by the hour until Wednesday and by salary from Thursday", () => {
  const mixed = (isExempt: boolean) => [
    goldenWage(200_000),
    aSalaryRate("2026-11-19", { salary: aSalary(5_200_000, { isExempt }) }),
  ];

  test("pays three days by the hour; the salary pays 16 hours of the other two", () => {
    const paid = week(goldenDays(5, 9, 8), mixed(false));
    expect(payText(paid)).toBe("480.00 + 0.00 = 480.00");
  });

  test("has overtime on one regular rate of both, also if the salary is exempt", () => {
    // 30 h at 20 and 20 h at 25 are 22 an hour.
    for (const isExempt of [false, true]) {
      const paid = week(goldenDays(5, 8, 10), mixed(isExempt));
      expect(paid.pay?.regularRateTenThousandths).toBe(220_000);
      // The ten hours over 40 are on Friday: 10 x 25 straight, 10 x 11 premium.
      expect(payText(paid)).toBe("850.00 + 110.00 = 960.00");
    }
  });
});

test("a rate of a job role from the time before the salary is over; a later one is paid beside it", () => {
  const cook = { jobRoleId: roleId("cook"), rateTenThousandths: 300_000 };
  const work = [{ day: 0, from: 9, hours: 8, jobRoleId: roleId("cook") }];
  const before = { ...goldenWage(0), ...cook, effectiveDate: "2019-01-01" };
  expect(payText(week(work, [before, thousandAWeek]))).toBe("0.00 + 0.00 = 0.00");
  const after = { ...before, effectiveDate: "2026-01-01" };
  expect(payText(week(work, [thousandAWeek, after]))).toBe("240.00 + 0.00 = 240.00");
});
