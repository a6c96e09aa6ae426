import { shiftIdSchema } from "../../../kernel/ids/entity-ids.ts";
import type { EmployeeId, LocationId } from "../../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../../kernel/time/local-date.ts";
import type { Shift, ShiftPlan } from "../../../records/schedules/shift.ts";
import type { CopyTerms } from "../../../records/schedules/week-copy.ts";
import type { WeekLine } from "../../../records/schedules/week-template.ts";
import type { TimeOff } from "../../../records/time-off/time-off.ts";
import { RuleViolation } from "../../violations/rule-violation.ts";
import type { Names } from "../find-overlap.ts";
import type { PlacedShift } from "../place-shift.ts";
import { placeShift } from "../place-shift.ts";
import { requireFree } from "../require-free.ts";
import type { SkippedShift } from "../skipped-shift.ts";
import { takeSame } from "./same-plan.ts";
import { planOfLine } from "./week-lines.ts";

export interface CopyInput {
  lines: readonly WeekLine[];
  locationId: LocationId;
  /** The first day of the week that is filled. */
  weekStart: LocalDate;
  timeZone: string;
  terms: CopyTerms;
  /** The shifts around the week: all of the location, and those of the lines' people anywhere. */
  existing: readonly Shift[];
  /** Approved time off of the people of the location that has not ended before the week. */
  timeOff: readonly TimeOff[];
  names: Names;
  /** False on days on which the person does not work at the location. */
  isWorking: (employeeId: EmployeeId, day: LocalDate) => boolean;
}

/** A shift to add; `opened` says why it lost its employee. */
export interface CopiedLine {
  plan: ShiftPlan;
  placed: PlacedShift;
  opened: { who: string; because: RuleViolation } | null;
}

export interface CopyPlan {
  copied: CopiedLine[];
  /** Drafts that are removed because copied shifts take their place. */
  replaced: Shift[];
  skipped: SkippedShift[];
}

/** Shifts as far as a check looks at them: stored ones, and those that this copy adds. */
type Standing = Parameters<typeof requireFree>[1]["shifts"][number];

/**
 * Plans the lines into a week: wall times stay, hours are computed for its days. A shift that the
 * week has already is skipped, so that copying twice adds nothing. What happens to a shift whose
 * employee works elsewhere, is off or has left is decided by `terms.conflicts`; published shifts
 * and shifts of other locations are never replaced. Every line is copied or skipped.
 */
export function planCopy(input: CopyInput): CopyPlan {
  const plan: CopyPlan = { copied: [], replaced: [], skipped: [] };
  const spare = input.existing.filter(({ state }) => state !== "cancelled");
  for (const line of input.lines) copyLine(line, { input, plan, spare });
  return plan;
}

interface Copying {
  input: CopyInput;
  plan: CopyPlan;
  /** Stored shifts that have not yet been taken for a copied one. */
  spare: Shift[];
}

function copyLine(line: WeekLine, copying: Copying): void {
  const { input, plan, spare } = copying;
  const wanted = planOfLine(line, input);
  const asked = input.terms.withPeople ? wanted : { ...wanted, employeeId: null };
  const who = asked.employeeId === null ? null : input.names.employee(asked.employeeId);
  const skip = (because: SkippedShift["because"]) =>
    plan.skipped.push({ who, day: asked.day, because });
  if (takeSame(spare, asked)) return void skip({ isThere: asked });
  const placed = settled(() => placeShift(asked, input.timeZone));
  if (placed instanceof RuleViolation) return void skip(placed);
  const refusal = refusalOf(asked, placed, {
    input,
    standing: standingOf(copying, asked.employeeId),
  });
  if (refusal === null) return void plan.copied.push({ plan: asked, placed, opened: null });
  if (input.terms.conflicts === "overwrite" && replaces({ asked, placed }, copying)) return;
  if (input.terms.conflicts !== "leaveOpen") return void skip(refusal);
  const open = { ...asked, employeeId: null };
  if (takeSame(spare, open)) return void skip({ isThere: open });
  plan.copied.push({ plan: open, placed, opened: { who: who ?? "", because: refusal } });
}

/** Copies the shift in place of the drafts that it overlaps; false where that does not free it. */
function replaces(
  { asked, placed }: { asked: ShiftPlan; placed: PlacedShift },
  copying: Copying,
): boolean {
  const { input, plan, spare } = copying;
  const inTheWay = input.existing.filter(
    (shift) =>
      shift.state === "draft" &&
      shift.locationId === input.locationId &&
      shift.employeeId === asked.employeeId &&
      shift.startsAt < placed.endsAt &&
      placed.startsAt < shift.endsAt &&
      !plan.replaced.includes(shift) &&
      spare.includes(shift),
  );
  const standing = standingOf(copying, asked.employeeId).filter(
    (one) => !inTheWay.some(({ id }) => id === one.id),
  );
  if (refusalOf(asked, placed, { input, standing }) !== null) return false;
  plan.replaced.push(...inTheWay);
  for (const shift of inTheWay) spare.splice(spare.indexOf(shift), 1);
  plan.copied.push({ plan: asked, placed, opened: null });
  return true;
}

/** The shifts of an employee as they stand after the lines so far. */
function standingOf({ input, plan }: Copying, employeeId: EmployeeId | null): Standing[] {
  const own = input.existing.filter((shift) => shift.employeeId === employeeId);
  const added = plan.copied.filter((copy) => copy.plan.employeeId === employeeId);
  return [
    ...own.filter((shift) => !plan.replaced.includes(shift)),
    ...added.map((copy, index) => ({
      ...copy.plan,
      ...copy.placed,
      id: shiftIdSchema.parse(`copy-${index}`),
      state: "draft" as const,
    })),
  ];
}

/** Why the employee cannot work the shift; null for one who can, and for an open shift. */
function refusalOf(
  { employeeId, day }: ShiftPlan,
  placed: PlacedShift,
  { input, standing }: { input: CopyInput; standing: readonly Standing[] },
): RuleViolation | null {
  const { timeZone, timeOff, names } = input;
  if (employeeId === null) return null;
  if (!input.isWorking(employeeId, day)) {
    return new RuleViolation("awayThen", { who: names.employee(employeeId) });
  }
  const planned = { id: null, employeeId, timeZone, ...placed };
  const result = settled(() => requireFree(planned, { shifts: standing, timeOff }, names));
  return result instanceof RuleViolation ? result : null;
}

function settled<T>(work: () => T): T | RuleViolation {
  try {
    return work();
  } catch (error) {
    if (error instanceof RuleViolation) return error;
    throw error;
  }
}
