import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

/** The pages of the rules bring their schemas with them, so each comes when it is opened. */
export const { Part: OvertimePart } = lazyPart(
  async () => (await import("./overtime-rules.tsx")).OvertimeRules,
);
export const { Part: RoundingPart } = lazyPart(
  async () => (await import("./rounding-rules.tsx")).RoundingRules,
);
export const { Part: BreaksPart } = lazyPart(
  async () => (await import("./break-rules.tsx")).BreakRules,
);
export const { Part: PayPeriodPart } = lazyPart(
  async () => (await import("./pay-period-rules.tsx")).PayPeriodRules,
);
export const { Part: ClockPart } = lazyPart(
  async () => (await import("./clock-rules.tsx")).ClockRules,
);
export const { Part: ApprovalsPart } = lazyPart(
  async () => (await import("./approval-rules.tsx")).ApprovalRules,
);
export const { Part: LimitsPart } = lazyPart(
  async () => (await import("./limit-rules.tsx")).LimitRules,
);
export const { Part: EarningCodesPart } = lazyPart(
  async () => (await import("./earning-code-rules.tsx")).EarningCodeRules,
);
export const { Part: JobRolesPart } = lazyPart(
  async () => (await import("./job-role-settings.tsx")).JobRoleSettings,
);
export const { Part: SkillsPart } = lazyPart(
  async () => (await import("./skill-settings.tsx")).SkillSettings,
);
export const { Part: TimeOffTypesPart } = lazyPart(
  async () => (await import("./time-off-type-settings.tsx")).TimeOffTypeSettings,
);
export const { Part: BlackoutsPart } = lazyPart(
  async () => (await import("./blackout-settings.tsx")).BlackoutSettings,
);
export const { Part: DataExportPart } = lazyPart(
  async () => (await import("../data/data-export.tsx")).DataExport,
);
export const { Part: CompanyHistoryPart } = lazyPart(
  async () => (await import("./company-history.tsx")).CompanyHistory,
);
export const { Part: AllChangesPart } = lazyPart(
  async () => (await import("./all-changes.tsx")).AllChanges,
);
export const { Part: CustomFieldsPart } = lazyPart(
  async () => (await import("../custom-fields/custom-field-settings.tsx")).CustomFieldSettings,
);
