import { z } from "zod/mini";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { daysBetween } from "../../kernel/time/local-date.ts";
import type { JobRoleId } from "../job-roles/job-role.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { packSpans, spansOf } from "./pack-spans.ts";
import type { Measure, Measures, ReportFact, ShiftSpan } from "./rollup.ts";
import { DAY_SHAPE, hoursMeasures, shiftMeasures, WEEK_SHAPE } from "./rollup.ts";

/**
 * The facts as numbers, after the shape that they were packed in: the place of an employee or location in `ids` and of a job role in `roles`
 * (-1 for none), days after the first day and until the day of pay, then the measures in their order
 * without the zeros at the end.
 */
const packedSchema = <Schema extends z.ZodMiniType<string>>(idSchema: Schema) =>
  z.object({
    ids: z.array(idSchema),
    roles: z.array(jobRoleIdSchema),
    rows: z.custom<number[][]>(isTable),
  });
const weekSchema = packedSchema(locationIdSchema);
const daySchema = z.extend(packedSchema(employeeIdSchema), {
  spans: z._default(z.custom<number[][]>(isTable), []),
});

/** Rows of whole numbers; checked by hand, because a schema takes five times as long for a year. */
function isTable(rows: unknown): boolean {
  return (
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) && row.length >= 4 && row.every(Number.isInteger))
  );
}

interface Row<Id> {
  id: Id | null;
  jobRoleId: JobRoleId | null;
  day: number;
  daysUntilPaid: number;
  measures: Measures;
}

/** The text of a person's week; null for a week without any hours, pay or entries. */
export function packWeek(weekStart: LocalDate, facts: readonly ReportFact[]): string | null {
  const rows = facts.map(({ day, paidOn, locationId: id, ...fact }) => ({
    ...fact,
    id,
    day: daysBetween(weekStart, day),
    daysUntilPaid: daysBetween(day, paidOn),
  }));
  return pack(rows, { order: hoursMeasures, shape: WEEK_SHAPE });
}

/**
 * The facts of a person's week, whose days are in order. Throws if the text is not one of
 * `packWeek`.
 */
export function unpackWeek(
  employeeId: EmployeeId,
  days: readonly LocalDate[],
  text: string,
): ReportFact[] {
  const rows = unpack(weekSchema.parse(JSON.parse(text)), hoursMeasures);
  return rows.map(({ id: locationId, jobRoleId, measures, ...row }) => {
    const [day = "", paidOn = ""] = [days[row.day], days[row.day + row.daysUntilPaid]];
    return { employeeId, day, paidOn, locationId, jobRoleId, measures };
  });
}

/**
 * The text of a location's day; null for a day without shifts and entries. Each span belongs to a
 * fact of its employee and job role.
 */
export function packDay(
  day: LocalDate,
  facts: readonly ReportFact[],
  spans: readonly ShiftSpan[],
): string | null {
  const rows = facts.map(({ employeeId: id, jobRoleId, measures }) => ({
    id,
    jobRoleId,
    day: 0,
    daysUntilPaid: 0,
    measures,
  }));
  const more = (ids: readonly string[], roles: readonly JobRoleId[]) => ({
    spans: packSpans(day, spans, { ids, roles }),
  });
  return pack(rows, { order: shiftMeasures, shape: DAY_SHAPE, more });
}

/** The facts of a location's day. Throws if the text is not one of `packDay`. */
export function unpackDay(locationId: LocationId, day: LocalDate, text: string): ReportFact[] {
  const rows = unpack(daySchema.parse(JSON.parse(text)), shiftMeasures);
  return rows.map(({ id: employeeId, jobRoleId, measures }) => {
    return { employeeId, day, paidOn: day, locationId, jobRoleId, measures };
  });
}

const FIRST_SHAPE = 1;

/** Returns the shape of a packed text; the first one did not say. */
export function shapeOf(text: string): number {
  const [, shape] = /^\{"shape":(\d+),/u.exec(text) ?? [];
  return shape === undefined ? FIRST_SHAPE : Number(shape);
}

interface Packing {
  order: readonly Measure[];
  shape: number;
  /** What else is packed, with the ids and job roles of the rows. */
  more?: (ids: readonly string[], roles: readonly JobRoleId[]) => object;
}

function pack(rows: readonly Row<string>[], { order, shape, more }: Packing): string | null {
  if (rows.length === 0) return null;
  const ids = distinct(rows.map(({ id }) => id));
  const roles = distinct(rows.map(({ jobRoleId }) => jobRoleId));
  const numbers = rows.map(({ id, jobRoleId, day, daysUntilPaid, measures }) => [
    placeIn(ids, id),
    placeIn(roles, jobRoleId),
    day,
    daysUntilPaid,
    ...withoutZerosAtEnd(order.map((name) => measures[name] ?? 0)),
  ]);
  return JSON.stringify({ shape, ids, roles, rows: numbers, ...more?.(ids, roles) });
}

/** The assigned shifts of a location's day; none in a text of an earlier shape. */
export function unpackSpans(day: LocalDate, text: string): ShiftSpan[] {
  const { ids, roles, spans } = daySchema.parse(JSON.parse(text));
  return spansOf(day, spans, { ids, roles });
}

function distinct<Id>(ids: readonly (Id | null)[]): Id[] {
  return [...new Set(ids.filter((id) => id !== null))];
}

function placeIn<Id>(ids: readonly Id[], id: Id | null): number {
  return id === null ? -1 : ids.indexOf(id);
}

function withoutZerosAtEnd(numbers: readonly number[]): readonly number[] {
  return numbers.slice(0, numbers.findLastIndex((number) => number !== 0) + 1);
}

interface Packed<Id> {
  ids: readonly Id[];
  roles: readonly JobRoleId[];
  rows: readonly (readonly number[])[];
}

function unpack<Id>({ ids, roles, rows }: Packed<Id>, order: readonly Measure[]): Row<Id>[] {
  return rows.map(([id = -1, role = -1, day = 0, daysUntilPaid = 0, ...numbers]) => ({
    id: ids[id] ?? null,
    jobRoleId: roles[role] ?? null,
    day,
    daysUntilPaid,
    measures: measuresOf(numbers, order),
  }));
}

function measuresOf(numbers: readonly number[], order: readonly Measure[]): Measures {
  const measures: Partial<Record<Measure, number>> = {};
  for (const [place, number] of numbers.entries()) {
    const name = order[place];
    if (name !== undefined && number !== 0) measures[name] = number;
  }
  return measures;
}
