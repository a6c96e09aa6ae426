import { apportion } from "../../kernel/money/apportion.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayrollField, PayrollLayout } from "../../records/company/payroll-layout.ts";
import type { CostCentres } from "../../records/pay/cost-centres.ts";
import type { DatedLine, PayrollLine } from "../../records/pay/payroll-report.ts";
import { tellsSomething } from "../files/tells-something.ts";

const SECONDS_PER_HUNDREDTH = 36n;
const SECONDS_PER_MINUTE = 60n;

/** A line, or its part on one day. Differences between exports may have hours below zero. */
export interface FileLine extends PayrollLine {
  day: LocalDate | null;
  /** The code of its location; "" without one, for extra pay and for hours of several codes. */
  costCentre: string;
}

/** A line with its hours in hundredths and in minutes, each rounded with those of its earning. */
export interface RoundedLine extends FileLine {
  hundredths: number;
  minutes: number;
}

/** The lines that one row of the file tells of; there is at least one. */
export interface FileRow {
  first: RoundedLine;
  lines: readonly RoundedLine[];
}

/** What decides which lines share a row. */
interface Rows {
  rows: PayrollLayout["rows"];
  columns: readonly Pick<PayrollLayout["columns"][number], "field">[];
}

/**
 * Returns the rows of a file, in the order of the lines. Work at two locations shares a row unless
 * a column tells them apart. The hours of one employee and earning are rounded together: those of
 * the rows add up to the rounded sum, because the hundredths or minutes that rounding would lose go
 * to the rows with the largest remainders.
 */
export function fileRows(
  lines: readonly DatedLine[],
  layout: Rows,
  costCentres: CostCentres,
): FileRow[] {
  const coded = lines.map((line) => ({ ...line, costCentre: costCentreOf(line, costCentres) }));
  const parts = layout.rows === "day" ? coded.flatMap(byDay) : coded.map(asWhole);
  const keyOf = (line: FileLine) => rowKey(line, layout);
  const sums = [...Map.groupBy(parts, keyOf).values()].flatMap(sumsByKind).filter(tellsSomething);
  const groups = Map.groupBy(rounded(sums), keyOf).values();
  return [...groups].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ first, lines: [first, ...others] }],
  );
}

type CodedLine = DatedLine & Pick<FileLine, "costCentre">;

/** Extra pay belongs to no location, and has no name of one. */
function costCentreOf({ locationId, locationName }: PayrollLine, codes: CostCentres): string {
  return locationName === "" ? "" : (codes[locationId] ?? "");
}

/** The parts of a line by day; what belongs to no day stays one part. */
function byDay(line: CodedLine): FileLine[] {
  const { days, ...whole } = line;
  return days.length === 0 ? [asWhole(line)] : days.map((part) => ({ ...whole, ...part }));
}

function asWhole({ days: _days, ...line }: CodedLine): FileLine {
  return { ...line, day: null };
}

/**
 * A row per employee and rate tells of the pay without hours on a row of its own. A salary is paid
 * for all job roles together.
 */
function rowKey(line: FileLine, { rows, columns }: Rows): string {
  const { employeeId, kind, adjusts, rateTenThousandths: rate } = line;
  if (rows === "employee") return employeeId;
  const place = placeOf(line, columns);
  if (rows === "rate") return JSON.stringify([employeeId, ...place, isTimed(line) ? rate : null]);
  const work = isSalary(line) ? null : (line.jobRoleId ?? line.jobRole);
  const { code = "" } = line.timeOff ?? {};
  return JSON.stringify([employeeId, kind, rate, ...place, work, adjusts, line.day, code]);
}

/** What the columns tell of the location of a line. */
function placeOf(line: FileLine, columns: Rows["columns"]): string[] {
  const has = (field: PayrollField) => columns.some((column) => column.field === field);
  return [has("location") ? line.locationId : "", has("costCentre") ? line.costCentre : ""];
}

type Earning = Pick<FileLine, "kind" | "adjusts" | "seconds">;

/** True for pay at an hourly rate; salaries, extra pay and differences for exported periods are not. */
export function isTimed({ kind, adjusts }: Omit<Earning, "seconds">): boolean {
  return ["regular", "overtime", "doubletime"].includes(kind) && adjusts === null;
}

/** True for hours of paid time off, of an employee who is paid by the hour. */
export function isTimeOffByHour({ kind, adjusts, seconds }: Earning): boolean {
  return kind === "timeOff" && adjusts === null && seconds !== 0;
}

/** True for a salary, whose provider may pay it without the file. */
export function isSalary(line: Earning): boolean {
  const isKind = line.kind === "salary" || line.kind === "timeOff";
  return isKind && line.adjusts === null && !isTimeOffByHour(line);
}

/** True for lines that tell hours: those paid by the hour, and those that a salary pays. */
export function hasHours(line: Earning): boolean {
  return isTimed(line) || isTimeOffByHour(line) || (isSalary(line) && line.seconds !== 0);
}

/**
 * True for pay of a line in a column of pay without hours. A row that adds several earnings up leaves
 * salaries out: most providers pay them without the file.
 */
export function isOtherPay(line: Earning, rows: PayrollLayout["rows"]): boolean {
  return !isSalary(line) || rows === "day" || rows === "earning";
}

/** What one row tells of an earning is one sum, which is rounded once. */
function sumsByKind(lines: readonly FileLine[]): FileLine[] {
  const kinds = Map.groupBy(lines, (line) => `${line.kind} ${hasHours(line)}`).values();
  return [...kinds].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.reduce(addUp, first)],
  );
}

/** The sum keeps what both lines say, and leaves open in what they differ. */
function addUp(one: FileLine, other: FileLine): FileLine {
  const isSameRate = one.rateTenThousandths === other.rateTenThousandths;
  const isSamePlace = one.locationId === other.locationId;
  const isSameRole = one.jobRoleId === other.jobRoleId && one.jobRole === other.jobRole;
  return {
    ...one,
    seconds: one.seconds + other.seconds,
    amountMinor: one.amountMinor + other.amountMinor,
    rateTenThousandths: isSameRate ? one.rateTenThousandths : null,
    locationName: isSamePlace ? one.locationName : "",
    costCentre: one.costCentre === other.costCentre ? one.costCentre : "",
    jobRole: isSameRole ? one.jobRole : null,
  };
}

function rounded(lines: readonly FileLine[]): RoundedLine[] {
  const byEarning = [
    ...Map.groupBy(lines, ({ employeeId, kind }) => `${kind} ${employeeId}`).values(),
  ];
  const roundedOf = new Map(byEarning.flatMap(roundedTogether));
  return lines.map((line) => roundedOf.get(line) ?? { ...line, hundredths: 0, minutes: 0 });
}

function roundedTogether(lines: readonly FileLine[]): [FileLine, RoundedLine][] {
  const shares = lines.map(({ seconds }) => BigInt(seconds));
  const hundredths = apportion(shares, SECONDS_PER_HUNDREDTH);
  const minutes = apportion(shares, SECONDS_PER_MINUTE);
  return lines.map((line, index) => [
    line,
    { ...line, hundredths: hundredths[index] ?? 0, minutes: minutes[index] ?? 0 },
  ]);
}
