import { describe, expect, test } from "vitest";
import type { CompanyAct } from "../../records/company/company-standing.ts";
import { companyActs } from "../../records/company/company-standing.ts";
import { actsOn, isReadOnly, standingAfter, stateOf } from "./standing-after.ts";

const at = "2026-11-26T12:00:00.000Z";
const later = "2026-12-02T12:00:00.000Z";

const after = (...acts: CompanyAct[]) =>
  acts.reduce<ReturnType<typeof standingAfter>>(
    (before, act) => standingAfter(act, before, at),
    null,
  );

describe("a company", () => {
  test("is suspended and resumed, and writes again", () => {
    expect(stateOf(after("suspended"))).toBe("suspended");
    expect(isReadOnly(after("suspended"))).toBe(true);
    expect(after("suspended", "resumed")).toBeNull();
    expect(isReadOnly(after("suspended", "resumed"))).toBe(false);
  });

  test("that is deleted is erased 30 days later, unless it is restored", () => {
    expect(after("deleted")).toEqual({ suspendedAt: null, eraseAt: "2026-12-26T12:00:00.000Z" });
    expect(isReadOnly(after("deleted"))).toBe(true);
    expect(after("deleted", "undeleted")).toBeNull();
  });

  test("that was suspended before it was deleted is suspended again once it is restored", () => {
    const deleted = standingAfter("deleted", after("suspended"), later);
    expect(stateOf(deleted)).toBe("deleted");
    expect(standingAfter("undeleted", deleted, later)).toEqual({ suspendedAt: at, eraseAt: null });
  });

  test("takes no act that its state does not allow", () => {
    for (const standing of [null, after("suspended"), after("deleted")]) {
      for (const act of companyActs) {
        if (actsOn(standing).includes(act)) continue;
        expect(() => standingAfter(act, standing, at)).toThrow(
          expect.objectContaining({
            code: "wrongCompanyState",
            fields: { state: stateOf(standing) },
          }),
        );
      }
    }
  });
});
