import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import type { TierReason } from "../hours/tiers.ts";
import { explain } from "../pay/explain.ts";
import type { PaidDay } from "../pay/paid-salary.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import type { PlannedWeek } from "../schedules/planned-overtime.ts";
import { asWorked } from "../schedules/planned-overtime.ts";
import type { PricedWeek } from "../schedules/planned-pay.ts";
import { countingWeeks } from "../schedules/planned-weeks.ts";
import { plannedSeconds } from "../schedules/planned-seconds.ts";
import { paidAlike, partAmounts } from "../weeks/part-amounts.ts";
import type { ExplainedFigure, FigureLine } from "./explained-figure.ts";
import { explainFigure, figureLine, sumLine } from "./explained-figure.ts";

/** The facts of a shift that name it. */
export type NamedShift = Pick<
  Shift,
  | "id"
  | "employeeId"
  | "day"
  | "timeZone"
  | "locationId"
  | "jobRoleId"
  | "startsAt"
  | "endsAt"
  | "unpaidBreakSeconds"
>;

/** A line is of a person, or of a shift. */
export type PlannedHoursOf =
  | { kind: "person"; employeeId: EmployeeId }
  | { kind: "shift"; shift: NamedShift };

/** Explains planned hours of one person by their shifts, the earliest first. */
export function explainPlannedHours(
  total: number,
  shifts: readonly NamedShift[],
): ExplainedFigure<PlannedHoursOf> {
  return explainFigure(total, shiftLines(shifts));
}

/** Explains planned hours of a day or a week by person; open shifts count for no one. */
export function explainPlannedTotal(
  total: number,
  shifts: readonly NamedShift[],
): ExplainedFigure<PlannedHoursOf> {
  const byPerson = Map.groupBy(shifts, ({ employeeId }) => employeeId);
  const lines = [...byPerson].flatMap(([employeeId, own]) =>
    employeeId === null
      ? []
      : [sumLine<PlannedHoursOf>({ kind: "person", employeeId }, shiftLines(own))],
  );
  return explainFigure(total, lines);
}

function shiftLines(shifts: readonly NamedShift[]): FigureLine<PlannedHoursOf>[] {
  return shifts
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .map((shift) => figureLine({ kind: "shift", shift }, plannedSeconds(shift)));
}

/** A part of a shift that is counted and paid alike. */
export interface PlannedPart {
  shift: NamedShift;
  seconds: number;
  multiplierPercent: number;
  because: TierReason;
  rate: WageRate | null;
  /** True for time that a salary pays. */
  isCovered: boolean;
}

interface NamedWeek extends Omit<PlannedWeek, "shifts"> {
  shifts: readonly NamedShift[];
}

interface NamedPricedWeek extends Omit<PricedWeek, "shifts"> {
  shifts: readonly NamedShift[];
}

/** Explains planned overtime by the parts of the shifts that are overtime or double time. */
export function explainPlannedOvertime(
  total: number,
  week: NamedWeek,
): ExplainedFigure<PlannedPart> {
  const parts = plannedParts({ ...week, wages: [], currency: "USD" })?.parts ?? [];
  return explainFigure(
    total,
    parts
      .filter(({ part }) => part.multiplierPercent > 100)
      .map(({ part }) => figureLine(part, part.seconds)),
  );
}

/** A part of a shift with its pay, or pay that belongs to no hour. */
export type PlannedPayOf = { kind: "part"; part: PlannedPart } | { kind: "addition" };

/**
 * Explains the planned pay of one person for a week, in minor units that add up to it, with the hours
 * that run into the workweeks beside it. Null where no rate applies, or under rules that count over
 * more than the one week.
 */
export function explainPlannedPay(week: NamedPricedWeek): ExplainedFigure<PlannedPayOf> | null {
  if (week.shifts.length === 0) return explainFigure<PlannedPayOf>(0, []);
  const weeks = countingWeeks(week).map((one) => payOfWeek({ ...week, ...one }));
  const known = weeks.flatMap((one) => one ?? []);
  if (known.length < weeks.length) return null;
  return explainFigure(
    known.reduce((sum, { amount }) => sum + amount, 0),
    known.flatMap(({ lines }) => lines),
  );
}

function payOfWeek(week: NamedPricedWeek): ExplainedFigure<PlannedPayOf> | null {
  const planned = plannedParts(week);
  if (planned === null || planned.pay === null) return null;
  const { parts, pay } = planned;
  const lines = parts.map(({ part, amountMinor }) =>
    figureLine<PlannedPayOf>({ kind: "part", part }, amountMinor ?? 0),
  );
  const additions = pay.additions.map(({ amountMinor }) =>
    figureLine<PlannedPayOf>({ kind: "addition" }, amountMinor),
  );
  return explainFigure(pay.totalMinor, [...lines, ...additions]);
}

function plannedParts({ shifts, ...week }: NamedPricedWeek) {
  const latest = shifts
    .map(({ endsAt }) => endsAt)
    .toSorted()
    .at(-1);
  if (week.rules.workPeriod !== null || latest === undefined) return null;
  const { entries, result } = explain({ ...week, entries: shifts.map(asWorked), now: latest });
  const known = new Map<string, NamedShift>(shifts.map((shift) => [shift.id, shift]));
  const groups = entries.flatMap(({ entryId, parts }) => {
    const shift = known.get(entryId);
    return shift === undefined ? [] : paidAlike(parts).map((own) => ({ shift, own }));
  });
  const paid = (result.pay?.lines ?? []).reduce((sum, line) => sum + line.amountMinor, 0);
  const amounts = partAmounts(
    groups.map(({ own }) => own),
    paid,
  );
  const parts = groups.flatMap(({ shift, own }, index) => {
    const [first] = own;
    if (first === undefined) return [];
    const { multiplierPercent, rule, rate, isCovered } = first;
    const seconds = own.reduce((sum, part) => sum + part.seconds, 0);
    const part: PlannedPart = { shift, seconds, multiplierPercent, because: rule, rate, isCovered };
    return [{ part, amountMinor: amounts[index] ?? null }];
  });
  return { parts, pay: result.pay };
}

/** The planned pay of one person's week; null where it is not known. */
export interface PersonPay {
  employeeId: EmployeeId;
  pay: ExplainedFigure<PlannedPayOf> | null;
  /** What the employee's salary pays for days of the shifts. */
  salary: readonly PaidDay[];
}

/** A line of a planned cost: a person, a part of a shift, or a day of a salary. */
export type PlannedCostOf =
  | PlannedPayOf
  | { kind: "salary"; paid: PaidDay }
  | { kind: "person"; employeeId: EmployeeId };

/**
 * Explains the planned cost of some shifts: of each person the parts of those shifts. Overtime is
 * that of the person's whole week, which may have other shifts. A salary is spread over its days.
 * Leaves out people whose pay is not known.
 */
export function explainPlannedCost(
  people: readonly PersonPay[],
  counts: (shift: NamedShift) => boolean,
): ExplainedFigure<PlannedCostOf> {
  const lines = people.flatMap(({ employeeId, pay, salary }) => {
    const parts = pay?.lines ?? [];
    const counted = parts.filter(({ of }) => of.kind === "part" && counts(of.part.shift));
    const own: FigureLine<PlannedCostOf>[] = [
      ...salary.map((one) =>
        figureLine<PlannedCostOf>({ kind: "salary", paid: one }, one.paidMinor),
      ),
      ...counted,
    ];
    return own.length === 0 ? [] : [sumLine<PlannedCostOf>({ kind: "person", employeeId }, own)];
  });
  return explainFigure(
    lines.reduce((sum, { amount }) => sum + amount, 0),
    lines,
  );
}
