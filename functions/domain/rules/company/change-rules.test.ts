import { ruleChangeIdSchema } from "../../kernel/ids/record-ids.ts";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import type { WantedChange } from "./change-rules.ts";
import { addRuleChange, cancelRuleChange } from "./change-rules.ts";
import { nextEffectiveDay } from "./effective-day.ts";
import { aChange, aCompany, quarters } from "./ruled-company.test-support.ts";
import type { RulePart } from "../../records/company/rule-sections.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { overtimeOf } from "./rules-on.ts";

/** Wednesday 11 March 2026, in the workweek from the 9th and the pay period from the 2nd. */
const by = { name: "Olivia", at: "2026-03-11T15:00:00.000Z", today: "2026-03-11" };
const wanted = (
  part: RulePart,
  day: string,
  lastClosedDay: string | null = null,
): WantedChange => ({
  id: ruleChangeIdSchema.parse("new"),
  part,
  day,
  by,
  lastClosedDay,
});
const clock = { section: "clock", value: defaultRules.clock } as const;
const monthly = { section: "payPeriod", value: { kind: "monthly", firstDay: 1 } } as const;

describe("a change takes effect", () => {
  test("inside a workweek with the next one, where it decides pay", () => {
    const change = addRuleChange(aCompany(), wanted(quarters, "2026-03-12"));
    expect(change).toMatchObject({ effectiveDate: "2026-03-16", changedByName: "Olivia" });
    expect(addRuleChange(aCompany(), wanted(quarters, "2026-03-16")).effectiveDate).toBe(
      "2026-03-16",
    );
  });

  test("at the beginning of a pay period, where it decides how often people are paid", () => {
    expect(addRuleChange(aCompany(), wanted(monthly, "2026-03-11")).effectiveDate).toBe(
      "2026-03-16",
    );
  });

  test("at once, where it only guides what people do", () => {
    expect(addRuleChange(aCompany(), wanted(clock, "2026-03-11")).effectiveDate).toBe("2026-03-11");
  });

  test("by default where nothing that is under way is disturbed", () => {
    const next = (section: RulePart["section"], today: string) =>
      nextEffectiveDay(aCompany(), section, today);
    expect(next("rounding", "2026-03-11")).toBe("2026-03-16");
    expect(next("rounding", "2026-03-09")).toBe("2026-03-16");
    expect(next("payPeriod", "2026-03-02")).toBe("2026-03-16");
    expect(next("approvals", "2026-03-11")).toBe("2026-03-11");
  });
});

describe("a change is refused", () => {
  test("in a closed period, and may reach back to the first week after it", () => {
    const closed = "2026-03-01";
    const change = addRuleChange(aCompany(), wanted(quarters, "2026-03-02", closed));
    expect(change.effectiveDate).toBe("2026-03-02");
    expect(() => addRuleChange(aCompany(), wanted(quarters, "2026-02-23", closed))).toThrow(
      broken("rulesInPast", { lastClosedDay: "2026-03-01" }),
    );
  });

  test("in the past, where it only guides what people do", () => {
    expect(() => addRuleChange(aCompany(), wanted(clock, "2026-03-10"))).toThrow(
      broken("rulesInPast", { lastClosedDay: null }),
    );
  });

  test("when it contradicts what holds then, or what is planned for later", () => {
    const rolling = { section: "overtime", value: overtimeOf(presetRules("nevada")) } as const;
    const wrong = { ...rolling, value: { ...rolling.value, attribution: "start" as const } };
    expect(() => addRuleChange(aCompany(), wanted(wrong, "2026-03-16"))).toThrow(
      broken("rulesContradict", {
        day: "2026-03-16",
        because: "rollingWorkdayWithSeventhDay",
      }),
    );
  });
});

describe("a change can be cancelled", () => {
  test("until it begins; the history keeps it", () => {
    const planned = aChange("2026-03-16", quarters);
    const [cancelled] = cancelRuleChange(aCompany([planned]), planned.id, by);
    expect(cancelled).toMatchObject({ cancelledByName: "Olivia", effectiveDate: "2026-03-16" });
  });

  test("but not once it holds, nor twice", () => {
    const begun = aChange("2026-03-09", quarters);
    expect(() => cancelRuleChange(aCompany([begun]), begun.id, by)).toThrow(
      broken("illegalTransition", {
        what: "ruleChange",
        from: "inForce",
        to: "cancelled",
      }),
    );
    const planned = aChange("2026-03-16", quarters);
    const ruleChanges = cancelRuleChange(aCompany([planned]), planned.id, by);
    expect(() => cancelRuleChange(aCompany(ruleChanges), planned.id, by)).toThrow(
      broken("illegalTransition", {
        what: "ruleChange",
        from: "cancelled",
        to: "cancelled",
      }),
    );
    expect(() => cancelRuleChange(aCompany(), ruleChangeIdSchema.parse("none"), by)).toThrow(
      broken("notFound", { what: "ruleChange" }),
    );
  });
});
