import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { RateSpan } from "@crewline/domain/rules/rates/rate-timeline";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysBetween } from "@crewline/domain/kernel/time/local-date";

/** One line of the chart: the steps of one kind of rate, in units of the drawing. */
export interface ChartLine {
  key: string;
  jobRoleId: JobRoleId | null;
  locationId: LocationId | null;
  path: string;
  points: { x: number; y: number; span: RateSpan }[];
}

export interface ChartShape {
  lines: ChartLine[];
  /** The horizontal position of today; null when it lies outside. */
  todayX: number | null;
  firstDay: LocalDate;
  lastDay: LocalDate;
}

export interface ChartSize {
  width: number;
  height: number;
}

/** Days that are drawn after the last change, so that its level can be seen. */
const DAYS_AFTER = 45;

/**
 * Rates as steps over time: each holds from its day until the next one begins. All kinds of rates
 * share the axes; the lowest and the highest rate of all touch the edges.
 */
export function chartShape(
  spans: readonly RateSpan[],
  today: LocalDate,
  { width, height }: ChartSize,
): ChartShape {
  const days = spans.map(({ effectiveDate }) => effectiveDate).toSorted();
  const firstDay = days[0] ?? today;
  const lastStep = days.at(-1) ?? today;
  const lastDay = addDays(lastStep > today ? lastStep : today, DAYS_AFTER);
  const levels = spans.map((span) => span.rateTenThousandths);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const x = (day: LocalDate) =>
    Math.round((daysBetween(firstDay, day) / daysBetween(firstDay, lastDay)) * width);
  const y = (level: number) =>
    high === low ? height / 2 : Math.round(height - ((level - low) / (high - low)) * height);
  const kinds = Map.groupBy(spans, ({ jobRoleId, locationId }) => `${jobRoleId}|${locationId}`);
  const lines = [...kinds].map(([key, ofKind]): ChartLine => {
    const points = ofKind
      .toSorted((a, b) => a.effectiveDate.localeCompare(b.effectiveDate))
      .map((span) => ({ x: x(span.effectiveDate), y: y(span.rateTenThousandths), span }));
    const { jobRoleId = null, locationId = null } = ofKind[0] ?? {};
    return { key, jobRoleId, locationId, points, path: pathOf(points, width) };
  });
  return { lines, todayX: today >= firstDay ? x(today) : null, firstDay, lastDay };
}

function pathOf(points: readonly { x: number; y: number }[], width: number): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const steps = rest.map((point) => `H${point.x} V${point.y}`);
  return [`M${first.x} ${first.y}`, ...steps, `H${width}`].join(" ");
}
