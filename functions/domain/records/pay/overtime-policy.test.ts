import { describe, expect, test } from "vitest";
import { employeePaySchema } from "./employee-pay.ts";
import type { PolicyChange } from "./overtime-policy.ts";
import { plannedPolicies, policyOn, withPolicy } from "./overtime-policy.ts";

const exemptFromMarch: PolicyChange = { effectiveDate: "2026-03-02", policy: "exempt" };
const companyFromJune: PolicyChange = { effectiveDate: "2026-06-01", policy: "company" };
const both = [companyFromJune, exemptFromMarch];

describe("the overtime policy of a person", () => {
  test("is the company's before anything was chosen", () => {
    expect(policyOn([], "2026-03-02")).toBe("company");
    expect(policyOn(both, "2026-03-01")).toBe("company");
  });

  test("holds from its day on, until the next one begins", () => {
    expect(policyOn(both, "2026-03-02")).toBe("exempt");
    expect(policyOn(both, "2026-05-31")).toBe("exempt");
    expect(policyOn(both, "2026-06-01")).toBe("company");
  });

  test("lists the planned changes, the next one first", () => {
    expect(plannedPolicies(both, "2026-02-28")).toEqual([exemptFromMarch, companyFromJune]);
    expect(plannedPolicies(both, "2026-03-02")).toEqual([companyFromJune]);
  });

  test("is the company's in records from before there were policies", () => {
    const record = { currency: "USD", rates: [], version: 1 };
    expect(employeePaySchema.parse(record).policies).toEqual([]);
  });
});

describe("another change", () => {
  test("of the same day takes the place of the one before", () => {
    const exemptFromJune = { effectiveDate: "2026-06-01", policy: "exempt" } as const;
    expect(withPolicy([companyFromJune], exemptFromJune)).toEqual([exemptFromJune]);
  });

  test("back to the company's rules on the day of a planned one cancels it", () => {
    const back = { effectiveDate: "2026-03-02", policy: "company" } as const;
    expect(withPolicy([exemptFromMarch], back)).toEqual([]);
  });

  test("makes a later one needless that says the same", () => {
    const earlier = { effectiveDate: "2026-02-02", policy: "exempt" } as const;
    expect(withPolicy(both, earlier)).toEqual([earlier, companyFromJune]);
  });
});
