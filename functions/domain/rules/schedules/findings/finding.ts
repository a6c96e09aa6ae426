import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { JobRoleId } from "../../../records/job-roles/job-role.ts";
import type { DayHours } from "../../../records/locations/opening-hours.ts";
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

/** What a manager may decide otherwise, with a reason. Durations are in seconds. */
interface OverrideFacts {
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
  /** The planned hours of the location's week and those of its budget. */
  overBudget: Measured;
  /** Hours of pay, in hundredths, that the rules of the company grant for the change. */
  shortNotice: { noticeDays: number; premiumHundredths: number };
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

/** `block` refuses the shift, `override` needs a manager's decision, `info` needs none. */
export type FindingLevel = "block" | "override" | "info";

const infoCodes: readonly FindingCode[] = [
  "preferred",
  "shortTurnaround",
] satisfies readonly (keyof InfoFacts)[];

export function levelOf({ code }: Pick<Finding, "code">): FindingLevel {
  if (isBlock({ code })) return "block";
  return infoCodes.includes(code) ? "info" : "override";
}

/** True for a finding that refuses the shift. */
export function isBlock({ code }: { code: string }): boolean {
  return blockCodes.some((one) => one === code);
}
