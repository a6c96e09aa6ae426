import { shiftIdSchema } from "../../../kernel/ids/entity-ids.ts";
import type { LocationId } from "../../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { OverrideCode } from "../../../records/schedules/shift-override.ts";
import type { Shift, ShiftPlan } from "../../../records/schedules/shift.ts";
import type { CopyTerms } from "../../../records/schedules/week-copy.ts";
import type { WeekLine } from "../../../records/schedules/week-template.ts";
import type { RuleViolation } from "../../violations/rule-violation.ts";
import type { Finding } from "../findings/finding.ts";
import type { PlacedInWeek } from "../findings/findings-of-plan.ts";
import { requirePlaced } from "../findings/findings-of-plan.ts";
import { isOverride } from "../findings/finding.ts";
import { blockOf } from "../findings/overrides.ts";
import type { StandingShift } from "../findings/judged-shift.ts";
import type { PlanJudge } from "../findings/plan-judge.ts";
import { judgeAfter, judgePlan, nameOf, standingShift } from "../findings/plan-judge.ts";
import type { SkippedShift } from "../skipped-shift.ts";
import { takeSame } from "./same-plan.ts";
import { planOfLine } from "./week-lines.ts";

export interface CopyInput {
  lines: readonly WeekLine[];
  locationId: LocationId;
  /** The first day of the week that is filled. */
  weekStart: LocalDate;
  terms: CopyTerms;
  /** The shifts of the location in that week. */
  existing: readonly Shift[];
  /** Knows the employees of the lines with their shifts. */
  judge: PlanJudge;
}

/** A shift to add; `opened` says why it lost its employee. */
export interface CopiedLine {
  plan: ShiftPlan;
  placed: PlacedInWeek;
  opened: { who: string; because: RuleViolation } | null;
  /** What needs a manager's reason. */
  warnings: Finding<OverrideCode>[];
}

export interface CopyPlan {
  copied: CopiedLine[];
  /** Drafts that are removed because copied shifts take their place. */
  replaced: Shift[];
  skipped: SkippedShift[];
}

/**
 * Plans the lines into a week: wall times stay, hours are computed for its days. A shift that the
 * week has already is skipped, so that copying twice adds nothing. What happens to a shift with a
 * finding that blocks, such as an employee who works elsewhere or is off, is decided by
 * `terms.conflicts`; published shifts and shifts of other locations are never replaced. Every line
 * is copied or skipped.
 */
export function planCopy(input: CopyInput): CopyPlan {
  const plan: CopyPlan = { copied: [], replaced: [], skipped: [] };
  const spare = input.existing.filter(({ state }) => state !== "cancelled");
  const copying = { input, plan, spare, added: [] };
  for (const line of input.lines) copyLine(line, copying);
  return plan;
}

interface Copying {
  input: CopyInput;
  plan: CopyPlan;
  /** Stored shifts that have not yet been taken for a copied one. */
  spare: Shift[];
  /** The copied shifts, as the next lines meet them. */
  added: StandingShift[];
}

function copyLine(line: WeekLine, copying: Copying): void {
  const { input, plan, spare } = copying;
  const wanted = planOfLine(line, input);
  const asked = input.terms.withPeople ? wanted : { ...wanted, employeeId: null };
  const who = nameOf(asked, input.judge);
  const skip = (because: SkippedShift["because"]) =>
    plan.skipped.push({ who, day: asked.day, because });
  if (takeSame(spare, asked)) return void skip({ isThere: asked });
  const refusal = add(asked, copying);
  if (refusal === null) return;
  const { conflicts } = input.terms;
  if (asked.employeeId !== null && conflicts === "overwrite" && replaces(asked, copying)) return;
  if (asked.employeeId === null || conflicts !== "leaveOpen") return void skip(refusal);
  const open = { ...asked, employeeId: null };
  if (takeSame(spare, open)) return void skip({ isThere: open });
  const refused = add(open, copying, { opened: { who: who ?? "", because: refusal } });
  if (refused !== null) skip(refused);
}

/** Copies a shift that nothing blocks, once the drafts in its way are gone; else returns what does. */
function add(
  asked: ShiftPlan,
  { input, plan, added }: Copying,
  { opened = null, inTheWay = [] }: { opened?: CopiedLine["opened"]; inTheWay?: Shift[] } = {},
): RuleViolation | null {
  const removedIds = new Set([...plan.replaced, ...inTheWay].map(({ id }) => id));
  const judged = judgePlan(asked, null, judgeAfter(input.judge, { added, removedIds }));
  const refusal = blockOf(judged.findings);
  if (refusal !== null) return refusal;
  const placed = requirePlaced(judged);
  const warnings = judged.findings.filter(isOverride);
  plan.copied.push({ plan: asked, placed, opened, warnings });
  const id = shiftIdSchema.parse(`copy-${added.length}`);
  added.push(standingShift(asked, placed, { id, judge: input.judge }));
  return null;
}

/** Copies the shift in place of the drafts that it overlaps; false where that does not free it. */
function replaces(asked: ShiftPlan, copying: Copying): boolean {
  const { input, plan, spare } = copying;
  const { placed } = judgePlan({ ...asked, employeeId: null }, null, input.judge);
  if (placed === null) return false;
  const inTheWay = spare.filter(
    (shift) =>
      shift.state === "draft" &&
      shift.locationId === input.locationId &&
      shift.employeeId === asked.employeeId &&
      shift.startsAt < placed.endsAt &&
      placed.startsAt < shift.endsAt,
  );
  if (add(asked, copying, { inTheWay }) !== null) return false;
  plan.replaced.push(...inTheWay);
  for (const shift of inTheWay) spare.splice(spare.indexOf(shift), 1);
  return true;
}
