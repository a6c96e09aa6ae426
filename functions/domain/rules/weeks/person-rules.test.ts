import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aChange, aCompany, quarters } from "../company/ruled-company.test-support.ts";
import { rulesOn } from "../company/rules-on.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { overtimePresets, workRulesSchema } from "../../records/work-rules/work-rules.ts";
import { buildWeek } from "./build-week.ts";
import { zoneBounds } from "../../records/time-entries/employee-week.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import { epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import type { PolicyChange } from "../../records/pay/overtime-policy.ts";
import { rulesUnder } from "../hours/without-overtime.ts";
import { aSalary, aSalaryRate } from "../rates/salary.test-support.ts";
import { personRulesOn, rulesByTerms } from "./person-rules.ts";

const monday = "2026-03-02";
const exempt: PolicyChange[] = [{ effectiveDate: monday, policy: "exempt" }];

describe("the rules of a person's week", () => {
  const company = aCompany([aChange("2026-03-09", quarters)]);

  test("are the company's for an employee who was never exempt", () => {
    expect(personRulesOn(company, [], monday)).toBe(rulesOn(company, monday).workRules);
  });

  test("have no overtime for an exempt employee, and keep rounding and breaks", () => {
    const rules = personRulesOn(company, exempt, "2026-03-09");
    const { workRules } = rulesOn(company, "2026-03-09");
    expect(rules).toMatchObject({ weeklyTiers: [], rounding: quarters.value });
    expect(rules.breaks).toBe(workRules.breaks);
    expect(personRulesOn(company, exempt, "2026-02-23").weeklyTiers).not.toEqual([]);
  });

  test("are one object as long as nothing changes, so that nothing is computed twice", () => {
    expect(personRulesOn(company, exempt, "2026-03-16")).toBe(
      personRulesOn(company, exempt, "2026-03-09"),
    );
  });

  test("mean something together whatever overtime the company pays", () => {
    const hospital = {
      ...presetRules("none"),
      workPeriod: { days: 14 as const, anchor: monday },
      dailyTiers: [{ afterSeconds: 28_800, multiplierPercent: 150 }],
    };
    for (const rules of [...overtimePresets.map(presetRules), hospital]) {
      expect(workRulesSchema.safeParse(rulesUnder("exempt", rules)).success).toBe(true);
    }
  });
});

/** Entries one after the other in the first days of the week, in minutes. */
const shapes = fc.array(
  fc.record({ gap: fc.integer({ min: 1, max: 300 }), length: fc.integer({ min: 1, max: 900 }) }),
  { minLength: 1, maxLength: 12 },
);

test("the pay of an exempt employee is the hours times the rate", () => {
  const start = epochSeconds("2026-03-02T05:00:00.000Z");
  fc.assert(
    fc.property(shapes, fc.constantFrom(...overtimePresets), (drawn, preset) => {
      let at = start;
      const entries = drawn.map(({ gap, length }, index) => {
        const startsAt = instantFromSeconds(at + gap * 60);
        at += (gap + length) * 60;
        const endsAt = instantFromSeconds(at);
        return aWeekEntry({ entryId: anEntryId(`e${index}`), startsAt, endsAt });
      });
      const paid = { ...presetRules(preset), weekStart: "monday" as const };
      const rules = rulesUnder("exempt", { ...paid, breaks: presetRules("none").breaks });
      const rate = {
        jobRoleId: null,
        locationId: null,
        effectiveDate: "2026-01-01",
        rateTenThousandths: 120_000,
      };
      const { week, pay } = buildWeek({
        employeeId: anEmployeeId("ana"),
        weekStart: monday,
        timeZone: "America/New_York",
        bounds: zoneBounds,
        daysInRowBefore: 0,
        entries,
        rules,
        currency: "USD",
        rates: [rate],
        now: "2026-03-20T00:00:00.000Z",
      });
      const { workedSeconds, overtimeSeconds, doubletimeSeconds } = week.hours;
      expect([overtimeSeconds, doubletimeSeconds, pay.premiumMinor]).toEqual([0, 0, 0]);
      expect(pay.totalMinor).toBe(pay.straightMinor);
      // Twelve dollars an hour are a third of a cent a second.
      expect(pay.totalMinor).toBe(Math.round(workedSeconds / 3));
    }),
  );
});

test("a week of an exempt salary is planned without overtime, one in which it begins is not", () => {
  const salary = aSalary(5_200_000, { isExempt: true });
  const terms = { rates: [aSalaryRate("2026-03-04", { salary })], policies: [] };
  const tiersOf = (weekStart: string) => rulesByTerms(aCompany(), terms, weekStart).weeklyTiers;
  expect(tiersOf("2026-03-02")).not.toEqual([]);
  expect(tiersOf("2026-03-09")).toEqual([]);
});
