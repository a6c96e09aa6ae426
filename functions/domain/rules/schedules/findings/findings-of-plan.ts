import type { LocalDate, Weekday } from "../../../kernel/time/local-date.ts";
import { weekStartOf } from "../../../kernel/time/local-date.ts";
import type { ShiftId } from "../../../kernel/ids/entity-ids.ts";
import type { ShiftPlan } from "../../../records/schedules/shift.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import type { PlacedShift } from "../place-shift.ts";
import { placeShift } from "../place-shift.ts";
import type { BlockCode, Finding } from "./finding.ts";
import { findingsOf } from "./find-findings.ts";
import { isBlock } from "./finding.ts";
import { requireNoBlock } from "./overrides.ts";
import type { JudgedPerson, JudgedPlace } from "./judged-shift.ts";

interface Planning {
  /** The stored shift that the plan changes; null for a new one. */
  shiftId: ShiftId | null;
  timeZone: string;
  firstWeekday: Weekday;
}

/** A plan's times where the clocks of its location have them, and its week. */
export type PlacedInWeek = PlacedShift & { weekStart: LocalDate };

/** A plan that was judged: its times where the clocks have them, and what was found. */
export interface JudgedPlan {
  placed: PlacedInWeek | null;
  findings: Finding[];
}

/**
 * Places a plan in the zone of its location and judges it there, as `findingsOf` does. Times that
 * the clocks do not have are a finding that blocks.
 */
export function findingsOfPlan(
  plan: ShiftPlan,
  { shiftId, timeZone, firstWeekday }: Planning,
  { person, place }: { person: JudgedPerson | null; place: JudgedPlace },
): JudgedPlan {
  try {
    const weekStart = weekStartOf(plan.day, firstWeekday);
    const placed = { ...placeShift(plan, timeZone), weekStart };
    const shift = { ...plan, ...placed, id: shiftId, timeZone };
    return { placed, findings: findingsOf(shift, person, place) };
  } catch (error) {
    if (!(error instanceof RuleViolation) || !isBlock(error)) throw error;
    return { placed: null, findings: [asFinding(error)] };
  }
}

/** Returns where a plan lies that can be scheduled; throws the first finding that blocks. */
export function requirePlaced({ placed, findings }: JudgedPlan): PlacedInWeek {
  requireNoBlock(findings);
  if (placed === null) throw new TypeError("unplaced");
  return placed;
}

/** The refusals of `placeShift` are codes that block. */
function asFinding({ code, fields }: Pick<RuleViolation, "code" | "fields">): Finding {
  return { code: code as BlockCode, facts: fields } as Finding<BlockCode>;
}
