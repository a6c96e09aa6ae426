import type { Currency } from "../../../kernel/money/amount.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { JobRoleId } from "../../../records/job-roles/job-role.ts";
import type { DayHours } from "../../../records/locations/opening-hours.ts";
import type { OverrideCode } from "../../../records/schedules/shift-override.ts";
import { overrideCodes } from "../../../records/schedules/shift-override.ts";
import type { SkillId } from "../../../records/skills/skill.ts";
import type { HeldTime } from "../../availability/held-times.ts";
import type { RuleFields } from "../../violations/rule-facts.ts";

/** What refuses a shift whatever a manager says; the code is that of the refusal. */
export const blockCodes = [
  "overlap",
  "plannedElsewhere",
  "onTimeOff",
  "onLeave",
  "notWorking",
  "beforeFirstDay",
  "outsideLocation",
  "missingHour",
  "repeatedHour",
  "endBeforeStart",
  "tooLong",
  "minorLimit",
] as const;
export type BlockCode = (typeof blockCodes)[number];

interface Measured {
  /** Seconds or days with the shift. */
  found: number;
  /** The most, of a rest the least, that is allowed. */
  limit: number;
}

/** A budget of hours, or of labor cost for a day or, with null, for the whole week. */
export type BudgetKind =
  | { kind: "hours" }
  | { kind: "cost"; currency: Currency; day: LocalDate | null };

/** A budget of labor cost for a reader who may not see the pay of everyone in the week. */
interface UnseenCost {
  kind: "unseenCost";
  day: LocalDate | null;
}

/** What a manager may override, with a reason. Durations are in seconds. */
interface OverrideFacts extends Record<OverrideCode, object> {
  notAvailable: { times: readonly HeldTime[]; timeZone: string };
  rest: Measured;
  dayHours: Measured & { day: LocalDate };
  weekHours: Measured;
  ownWeek: Measured;
  daysInARow: Measured;
  roleMissing: { jobRoleId: JobRoleId };
  skillMissing: { skillId: SkillId };
  skillExpired: { skillId: SkillId; expiresOn: LocalDate };
  overtime: { seconds: number };
  /**
   * What the location's week or a day of it comes to, and the budget: seconds of work, or minor
   * units of the currency.
   */
  overBudget: (Measured & { of: BudgetKind }) | { of: UnseenCost };
  /** No hours: the location is closed. */
  outsideHours: { where: string; day: LocalDate; hours: DayHours; name: string };
}

/** What a manager may want to know. */
interface InfoFacts {
  preferred: { times: readonly HeldTime[]; timeZone: string };
  shortTurnaround: Measured;
}

type Facts = Pick<RuleFields, BlockCode> & OverrideFacts & InfoFacts;

export type FindingCode = keyof Facts;

/** A finding: its code and the facts that explain it, never words for them. */
export type Finding<C extends FindingCode = FindingCode> = {
  [Code in C]: { code: Code; facts: Facts[Code] };
}[C];

/** `block` refuses the shift, `override` needs a manager's reason, `info` needs nothing. */
export type FindingLevel = "block" | "override" | "info";

export function levelOf(finding: Finding): FindingLevel {
  if (isBlock(finding)) return "block";
  return isOverride(finding) ? "override" : "info";
}

/** True for a code, of a finding or of a refusal, that refuses the shift. */
export function isBlock({ code }: { code: string }): boolean {
  return blockCodes.some((one) => one === code);
}

/** True for a finding that needs a manager's reason. */
export function isOverride(finding: Finding): finding is Finding<OverrideCode> {
  return overrideCodes.some((one) => one === finding.code);
}

/** The field of a shift's form beside which a block is shown. */
export function fieldOfBlock(code: BlockCode): "employeeId" | "startsAtLocal" | "endsAtLocal" {
  if (code === "endBeforeStart" || code === "tooLong") return "endsAtLocal";
  return code === "missingHour" || code === "repeatedHour" ? "startsAtLocal" : "employeeId";
}
