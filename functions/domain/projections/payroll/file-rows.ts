import { apportion } from "../../kernel/money/apportion.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { PayrollRows } from "../../records/company/payroll-layout.ts";
import type { DatedLine, PayrollLine } from "../../records/pay/payroll-report.ts";

const SECONDS_PER_HUNDREDTH = 36n;
const SECONDS_PER_MINUTE = 60n;

/** A line, or its part on one day. Differences between exports may have hours below zero. */
export interface FileLine extends PayrollLine {
  day: LocalDate | null;
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

/**
 * Returns the rows of a file, in the order of the lines. The hours of one employee and earning are
 * rounded together: those of the rows add up to the rounded sum, because the hundredths or minutes
 * that rounding would lose go to the rows with the largest remainders.
 */
export function fileRows(lines: readonly DatedLine[], rows: PayrollRows): FileRow[] {
  const parts = rows === "day" ? lines.flatMap(byDay) : lines.map(asWhole);
  const sums = [...Map.groupBy(parts, (line) => rowKey(line, rows)).values()].flatMap(sumsByKind);
  const groups = Map.groupBy(rounded(sums), (line) => rowKey(line, rows)).values();
  return [...groups].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ first, lines: [first, ...others] }],
  );
}

/** The parts of a line by day; what belongs to no day stays one part. */
function byDay(line: DatedLine): FileLine[] {
  const { days, ...whole } = line;
  return days.length === 0 ? [asWhole(line)] : days.map((part) => ({ ...whole, ...part }));
}

function asWhole({ days: _days, ...line }: DatedLine): FileLine {
  return { ...line, day: null };
}

/** A row per employee and rate tells of the pay without hours on a row of its own. */
function rowKey(line: FileLine, rows: PayrollRows): string {
  const { employeeId, locationId, kind, adjusts, rateTenThousandths: rate } = line;
  const work = line.jobRoleId ?? line.jobRole;
  if (rows === "employee") return employeeId;
  if (rows === "rate") return JSON.stringify([employeeId, locationId, isTimed(line) ? rate : null]);
  return JSON.stringify([employeeId, kind, rate, locationId, work, adjusts, line.day]);
}

/** True for pay of hours; extra pay and differences for exported periods have none. */
export function isTimed({ kind, adjusts }: Pick<FileLine, "kind" | "adjusts">): boolean {
  return kind !== "addition" && adjusts === null;
}

/** What one row tells of an earning is one sum, which is rounded once. */
function sumsByKind(lines: readonly FileLine[]): FileLine[] {
  const kinds = Map.groupBy(lines, (line) => `${line.kind} ${isTimed(line)}`).values();
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
