import type { OwnArithmetic } from "./own-arithmetic.ts";

type Says = OwnArithmetic["says"];

/** Sources that count hours or pay outside the engine, and the expected finding for each. */
export const offences: [text: string, says: Says][] = [
  ["const pay = employee.rateTenThousandths * hours;", "multiplies a rate"],
  ["const pay = (seconds / 60) * wage;", "multiplies a rate"],
  ["const half = hourlyRate / 2;", "multiplies a rate"],
  ["const pay = BigInt(entry.rate) * BigInt(entry.seconds);", "multiplies a rate"],
  ["const pay = hours * (rates[0] ?? 0);", "multiplies a rate"],
  ["const pay = rateOf(entry) * hours;", "multiplies a rate"],
  ["let pay = hours; pay *= rule.multiplier;", "multiplies a rate"],
  ["const perHour = employee.rate; const pay = perHour * hours;", "multiplies a rate"],
  ["function pay({ rate: r }: Terms) { return r * 8; }", "multiplies a rate"],
  ["const pay = Math.round(Number(MINIMUM_WAGE) * 1.5);", "multiplies a rate"],
  ["const cell = <b>{hours * rate}</b>;", "multiplies a rate"],
  ["const ms = Date.parse(endsAt) - Date.parse(startsAt);", "subtracts instants"],
  ["const ms = end.getTime() - start.getTime();", "subtracts instants"],
  ["const seconds = epochSeconds(end) - epochSeconds(start);", "subtracts instants"],
  ["const from = epochSeconds(start); const s = epochSeconds(end) - from;", "subtracts instants"],
  ["const ms = new Date(end) - new Date(start);", "subtracts instants"],
  ["const ms = +new Date(end) - Number(new Date(start));", "subtracts instants"],
  ["const ms = Date.now() - started;", "subtracts instants"],
  ["let left = deadline; left -= Date.now();", "subtracts instants"],
  ["const seconds = entry.endsAt - entry.startsAt;", "subtracts instants"],
  ["const ms = entry.endsAt.toMillis() - entry.startsAt.toMillis();", "subtracts instants"],
  ["const m = epochSeconds(end) / 60 - epochSeconds(start) / 60;", "subtracts instants"],
  ["const hours = end.getHours() - start.getHours();", "subtracts instants"],
  ["const hours = worked.seconds / 3600;", "turns seconds into hours"],
  ["const hours = milliseconds / 3_600_000;", "turns seconds into hours"],
];

/** Sources that only call the library, move an instant, compare, or add up finished results. */
export const innocentSources: string[] = [
  "const seconds = elapsedSeconds(entry.startsAt, entry.endsAt);",
  "const lastMoment = Date.parse(endsAt) - 1;",
  "const limit = Date.now() - MAX_AGE_MS;",
  "const isOver = entry.endsAt < now;",
  "const total = lines.reduce((sum, line) => sum + line.amountMinor, 0);",
  "const seconds = week.workedSeconds - week.breakSeconds;",
  "const width = rates.length * 40;",
  "const share = (generated * 100) / separate;",
  "const last = rows.at(-1) - offset;",
  "const rate = isKnown ? employee.rate : null;",
];
