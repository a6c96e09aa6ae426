import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { BlockCode, Finding } from "@crewline/domain/rules/schedules/findings/finding";
import { fieldOfBlock, levelOf } from "@crewline/domain/rules/schedules/findings/finding";
import { findingsOf } from "@crewline/domain/rules/schedules/findings/find-findings";
import type { PlacedInWeek } from "@crewline/domain/rules/schedules/findings/findings-of-plan";
import {
  isSameWork,
  openOverrides,
  overrideCodesOf,
} from "@crewline/domain/rules/schedules/findings/overrides";
import type { PlanJudge } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { judgePlan } from "@crewline/domain/rules/schedules/findings/plan-judge";
import { missingTimes } from "@crewline/domain/rules/schedules/place-shift";
import { findingTextsOf } from "@crewline/domain/words/schedules/finding-words";
import type { RosterWeek } from "../model/roster-context.ts";

/** What the rules say of a plan, in the reader's words. */
export interface PlanVerdict {
  placed: PlacedInWeek | null;
  /** What refuses the plan, each with the field of the form that it is about. */
  blocks: readonly { field: string; text: string }[];
  /** What needs a reason, and in words. */
  needed: readonly OverrideCode[];
  warnings: readonly string[];
  /** What is worth knowing. */
  infos: readonly string[];
  /** True if the clocks show a time twice, so that the form has to ask which is meant. */
  asksForHour: boolean;
}

interface Judging {
  /** The shift that the plan changes; null for a new one. */
  shift: Shift | null;
  week: RosterWeek;
  locale: Locale;
  /** The judge of the week, unless the plan comes after others. */
  judge?: PlanJudge;
}

/** Judges a plan in its week with the same rules as the server. */
export function verdictOf(plan: ShiftPlan, judging: Judging): PlanVerdict {
  const { shift, week, locale, judge = week.judge } = judging;
  const { placed, findings } = judgePlan(plan, shift?.id ?? null, judge);
  const needed = placed === null ? [] : neededCodes({ ...plan, ...placed }, findings, judging);
  const who = plan.employeeId === null ? null : week.names.employee(plan.employeeId);
  const { roleName, skillName } = week;
  const { timeZone } = week.location;
  const reader = { who, timeZone, roleName, skillName, locale };
  const textsOf = (some: readonly Finding[]) => findingTextsOf(some, reader);
  const blocking = findings.filter((one) => levelOf(one) === "block");
  return {
    placed,
    blocks: blocking.flatMap((one) =>
      textsOf([one]).map((text) => ({ field: fieldOf(one, plan, timeZone), text: `${text}.` })),
    ),
    needed,
    warnings: textsOf(findings.filter(({ code }) => needed.some((one) => one === code))),
    infos: textsOf(findings.filter((one) => levelOf(one) === "info")),
    asksForHour: findings.some(({ code }) => code === "repeatedHour"),
  };
}

/** The codes that neither an earlier override covers nor the stored shift had already. */
function neededCodes(
  planned: ShiftPlan & PlacedInWeek,
  findings: readonly Finding[],
  { shift, week, judge = week.judge }: Judging,
): OverrideCode[] {
  if (shift === null) return overrideCodesOf(findings);
  const { overrides = [] } = shift;
  const open = openOverrides(findings, { ...planned, overrides });
  if (!isSameWork(shift, planned)) return open;
  const person = shift.employeeId === null ? null : judge.personOf(shift.employeeId);
  const earlier = overrideCodesOf(findingsOf(shift, person, judge.placeOn(shift.day)));
  return open.filter((code) => !earlier.includes(code));
}

function fieldOf(finding: Finding, plan: ShiftPlan, timeZone: string): string {
  if (finding.code === "missingHour") return missingTimes(plan, timeZone)[0] ?? "startsAtLocal";
  if (finding.code === "repeatedHour") {
    const { field } = finding.facts;
    return field === "startsAtLocal" ? "startsInRepeatedHour" : "endsInRepeatedHour";
  }
  return fieldOfBlock(finding.code as BlockCode);
}
