import { ruleChangeIdSchema } from "../../kernel/ids/record-ids.ts";
import { aCompanyId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { deviceFormats } from "../../kernel/formats/formats.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { settingsFrom } from "./apply-basics.ts";
import type { Company } from "../../records/company/company.ts";
import { defaultSecurity } from "../../records/company/company.ts";
import type { RuleChange } from "../../records/company/rule-change.ts";
import type { RulePart } from "../../records/company/rule-sections.ts";

/** A federal company with weeks from Monday, paid every two weeks from Monday 5 January 2026. */
export function aCompany(ruleChanges: RuleChange[] = []): Company {
  const settings = settingsFrom({
    name: "Harbor Coffee",
    country: "US",
    currency: "USD",
    timeZone: "America/New_York",
    formats: deviceFormats,
    payPeriod: { kind: "biweekly", anchor: "2026-01-05" },
    weekStart: "monday",
    overtimePreset: "flsa",
  });
  return {
    id: aCompanyId("c1"),
    ...settings,
    ruleChanges,
    security: defaultSecurity,
    createdAt: "2026-01-01T12:00:00.000Z",
    createdBy: aUserId("u1"),
    onBoardedAt: null,
    onBoarding: { step: "week", skipped: [] },
    version: 1,
  };
}

let made = 0;

export function aChange(
  effectiveDate: string,
  part: RulePart,
  change: Partial<RuleChange> = {},
): RuleChange {
  made += 1;
  return {
    id: ruleChangeIdSchema.parse(`change-${made}`),
    effectiveDate,
    part,
    changedAt: "2026-02-01T12:00:00.000Z",
    changedByName: "Olivia",
    cancelledAt: null,
    cancelledByName: null,
    ...change,
  };
}

/** Every punch to the nearest quarter of an hour. */
const toQuarters = { mode: "nearest", intervalSeconds: 900, graceSeconds: 0 } as const;
export const quarters: RulePart = {
  section: "rounding",
  value: { clockIn: toQuarters, clockOut: toQuarters, breakPunches: null, dayTotal: null },
};
export const noRounding: RulePart = {
  section: "rounding",
  value: presetRules("none").rounding,
};
