import type {
  OverrideCode,
  OverrideDecision,
  ShiftOverride,
} from "../../../records/schedules/shift-override.ts";
import { MOST_OVERRIDES } from "../../../records/schedules/shift-override.ts";
import type { Shift } from "../../../records/schedules/shift.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import type { BlockCode, Finding } from "./finding.ts";
import { isBlock, isOverride } from "./finding.ts";

/** A planned shift with the overrides that it keeps. */
type Overridden = Pick<Shift, "employeeId" | "startsAt" | "endsAt"> & {
  overrides?: readonly ShiftOverride[];
};

/** Returns the refusal of the first finding that blocks; null where none does. */
export function blockOf(findings: readonly Finding[]): RuleViolation | null {
  const found = findings.find((one): one is Finding<BlockCode> => isBlock(one));
  return found === undefined ? null : new RuleViolation(found.code, found.facts);
}

/** Throws the first finding that blocks. */
export function requireNoBlock(findings: readonly Finding[]): void {
  const refusal = blockOf(findings);
  if (refusal !== null) throw refusal;
}

/** The codes of the findings that a manager may override, each once. */
export function overrideCodesOf(findings: readonly Finding[]): OverrideCode[] {
  return [...new Set(findings.filter(isOverride).map(({ code }) => code))];
}

/**
 * Returns the codes of findings that need a manager's reason and have none. An override holds for
 * the employee and the time that it was given for: a shift that is moved back has it again.
 */
export function openOverrides(findings: readonly Finding[], shift: Overridden): OverrideCode[] {
  const known = new Set(
    (shift.overrides ?? [])
      .filter((one) => isSameWork(one, shift))
      .flatMap((one): OverrideCode[] => one.codes),
  );
  return overrideCodesOf(findings).filter((code) => !known.has(code));
}

interface Deciding {
  /** The manager's reason; undefined for a command without one. */
  decision: OverrideDecision | undefined;
  by: Pick<ShiftOverride, "at" | "by" | "byName">;
  /** The employee's name; null for an open shift. */
  who: string | null;
  /** Codes that an earlier save has left without a reason, for the same employee and time. */
  earlier?: readonly OverrideCode[];
}

/**
 * Returns the overrides that a shift keeps once it is saved with these findings. Throws what
 * blocks, and overrideNeeded for codes that the decision does not name. The codes of a decision are
 * those that the manager saw; it may name more than the server found.
 */
export function overridesAfter(
  findings: readonly Finding[],
  shift: Overridden,
  { decision, by, who, earlier = [] }: Deciding,
): ShiftOverride[] {
  requireNoBlock(findings);
  const kept = [...(shift.overrides ?? [])];
  const open = openOverrides(findings, shift).filter((code) => !earlier.includes(code));
  const missing = open.filter((code) => decision?.codes.includes(code) !== true);
  if (missing.length > 0) throw new RuleViolation("overrideNeeded", { who, codes: open });
  if (decision === undefined) return kept;
  const { employeeId, startsAt, endsAt } = shift;
  const { reason } = decision;
  const codes = [...new Set(decision.codes)];
  return [...kept, { codes, reason, employeeId, startsAt, endsAt, ...by }].slice(-MOST_OVERRIDES);
}

/** True for the same employee, or none, at the same time. */
export function isSameWork(a: Overridden, b: Overridden): boolean {
  return a.employeeId === b.employeeId && a.startsAt === b.startsAt && a.endsAt === b.endsAt;
}
