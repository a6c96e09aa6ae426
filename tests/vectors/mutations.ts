/** One line of the library, and how it is broken. */
export interface Mutation {
  file: string;
  line: string;
  broken: string;
}

/** Each of these makes an amount wrong that would be paid; a test has to fail. */
export const mutations: readonly Mutation[] = [
  {
    file: "rules/hours/classify.ts",
    line: "      weekPosition += part.seconds;",
    broken: "      weekPosition += piece.seconds;",
  },
  {
    file: "rules/hours/overtime.ts",
    line: "  if (days.some((seconds) => seconds === 0)) return false;",
    broken: "  if (days.every((seconds) => seconds === 0)) return false;",
  },
  {
    file: "rules/pay/price-lines.ts",
    line: "    const above = BigInt((percent - 100) * seconds) * second * flatHours;",
    broken: "    const above = BigInt(percent * seconds) * second * flatHours;",
  },
  {
    file: "rules/pay/price-lines.ts",
    line: "    if (percent <= 100) regular += seconds;",
    broken: "    regular += seconds;",
  },
  {
    file: "rules/rates/resolve-rate.ts",
    line: "  return (jobRoleId === null ? 0 : 2) + (locationId === null ? 0 : 1);",
    broken: "  return (jobRoleId === null ? 0 : 1) + (locationId === null ? 0 : 2);",
  },
  {
    file: "rules/hours/piece.ts",
    line: "    const to = Math.min(source.endsAt, boundaries[day + 1] ?? source.endsAt);",
    broken: "    const to = source.endsAt;",
  },
  {
    file: "rules/hours/worked-time.ts",
    line: "    if (taken.isPaid) continue;",
    broken: "    if (!taken.isPaid) continue;",
  },
  {
    file: "rules/hours/round-clock.ts",
    line: '    "nearest-half-down": Math.ceil(half) - 1,',
    broken: '    "nearest-half-down": Math.ceil(half),',
  },
  {
    file: "rules/hours/workday.ts",
    line: "  return at < starts ? day - 1 : day;",
    broken: "  return at <= starts ? day - 1 : day;",
  },
  {
    file: "rules/hours/attribute-shifts.ts",
    line: "    if (seconds > best.seconds) best = { day, seconds };",
    broken: "    if (seconds >= best.seconds) best = { day, seconds };",
  },
  {
    file: "rules/hours/check-entries.ts",
    line: "  return later.startsAt < endOf(earlier) && later.startsAt !== later.endsAt;",
    broken: "  return later.startsAt <= endOf(earlier) && later.startsAt !== later.endsAt;",
  },
  {
    file: "kernel/money/apportion.ts",
    line: "  missing += roundedQuotient(sum, denominator);",
    broken: "  missing += floorQuotient(sum, denominator);",
  },
  {
    file: "kernel/money/rational.ts",
    line: "  const rounded = (2n * size + by) / (2n * by);",
    broken: "  const rounded = (2n * size + by - 1n) / (2n * by);",
  },
  {
    file: "kernel/time/zone.ts",
    line: "    const candidate = Math.max(from, wall - offset);",
    broken: "    const candidate = wall - offset;",
  },
  {
    file: "kernel/time/pay-period.ts",
    line: "  return daysOfMonth.map((day) => dayNumberOf(inYear, inMonth, Math.min(day, last)));",
    broken: "  return daysOfMonth.map((day) => dayNumberOf(inYear, inMonth, day));",
  },
];
