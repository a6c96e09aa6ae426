import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { aCompany } from "../company/ruled-company.test-support.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { addDays, weekStartOf } from "../../kernel/time/local-date.ts";
import type { OvertimePolicy, PolicyChange } from "../../records/pay/overtime-policy.ts";
import { policyOn } from "../../records/pay/overtime-policy.ts";
import type { PlannedPolicy } from "./plan-policy.ts";
import { planPolicy, takeBackPolicy } from "./plan-policy.ts";

const facts = {
  company: aCompany(),
  person: { name: "Ana", terminatedOn: null as string | null },
  policies: [] as PolicyChange[],
  lastClosedDay: null as string | null,
};
const exemptFrom = (day: string) => ({ policy: "exempt" as const, day });

describe("another policy", () => {
  test("begins with the workweek when its day does", () => {
    expect(planPolicy(facts, exemptFrom("2026-03-16"))).toEqual({
      effectiveDate: "2026-03-16",
      policies: [{ effectiveDate: "2026-03-16", policy: "exempt" }],
    });
  });

  test("requested inside a workweek begins with the next one", () => {
    expect(planPolicy(facts, exemptFrom("2026-03-17")).effectiveDate).toBe("2026-03-23");
  });

  test("may reach back to what is open, and not to what is closed", () => {
    const closed = { ...facts, lastClosedDay: "2026-03-15" };
    expect(planPolicy(closed, exemptFrom("2026-03-15")).effectiveDate).toBe("2026-03-16");
    expect(() => planPolicy(closed, exemptFrom("2026-03-09"))).toThrow(
      broken("rulesInPast", { lastClosedDay: "2026-03-15" }),
    );
  });

  test("does not begin after the last day", () => {
    const leaving = { ...facts, person: { name: "Ana", terminatedOn: "2026-03-20" } };
    expect(() => planPolicy(leaving, exemptFrom("2026-03-17"))).toThrow(
      broken("afterLastDay", { who: "Ana", day: "2026-03-20" }),
    );
  });

  test("that holds already is refused, because nothing would change", () => {
    const company = { policy: "company" as const, day: "2026-03-16" };
    expect(() => planPolicy(facts, company)).toThrow(
      broken("policyStays", { who: "Ana", policy: "company", day: "2026-03-16" }),
    );
    const policies = planPolicy(facts, exemptFrom("2026-03-02")).policies;
    expect(() => planPolicy({ ...facts, policies }, exemptFrom("2026-03-16"))).toThrow(
      broken("policyStays", { who: "Ana", policy: "exempt", day: "2026-03-16" }),
    );
  });
});

describe("taking a change back", () => {
  const before: PolicyChange[] = [];
  const after = planPolicy(facts, exemptFrom("2026-03-16")).policies;

  test("puts the former list back, from the first day that differs", () => {
    const back = takeBackPolicy({ ...facts, policies: after }, { before, after });
    expect(back).toEqual({ effectiveDate: "2026-03-16", policies: before });
  });

  test("is refused when the policy was changed again since", () => {
    const policies = planPolicy(
      { ...facts, policies: after },
      {
        policy: "company",
        day: "2026-04-06",
      },
    ).policies;
    expect(() => takeBackPolicy({ ...facts, policies }, { before, after })).toThrow(
      broken("policyChanged", { who: "Ana" }),
    );
  });

  test("is refused when a week that it decided has been closed", () => {
    const now = { ...facts, policies: after, lastClosedDay: "2026-03-29" };
    expect(() => takeBackPolicy(now, { before, after })).toThrow(
      broken("rulesInPast", { lastClosedDay: "2026-03-29" }),
    );
  });
});

test("whatever is changed and taken back, a closed week keeps its policy", () => {
  const day = fc.integer({ min: 0, max: 120 }).map((days) => addDays("2026-01-05", days));
  const change = fc.record({ day, policy: fc.constantFrom<OvertimePolicy>("company", "exempt") });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), change, day, (earlier, wanted, closed) => {
      const policies = earlier.reduce<PolicyChange[]>(
        (list, one) => planned({ ...facts, policies: list }, one)?.policies ?? list,
        [],
      );
      const closedFacts = { ...facts, policies, lastClosedDay: closed };
      const plan = planned(closedFacts, wanted);
      if (plan === null) return;
      const { company } = facts;
      const { weekStart } = company.workRules;
      expect(weekStartOf(plan.effectiveDate, weekStart)).toBe(plan.effectiveDate);
      for (let at = addDays("2026-01-05", -7); at <= closed; at = addDays(at, 7)) {
        expect(policyOn(plan.policies, at)).toBe(policyOn(policies, at));
      }
      const edit = { before: policies, after: plan.policies };
      const back = takeBackPolicy({ ...closedFacts, policies: plan.policies }, edit);
      expect(back.policies).toEqual(policies);
      expect(back.effectiveDate > closed).toBe(true);
    }),
  );
});

function planned(...[from, wanted]: Parameters<typeof planPolicy>): PlannedPolicy | null {
  try {
    return planPolicy(from, wanted);
  } catch (error) {
    if (error instanceof RuleViolation) return null;
    throw error;
  }
}
