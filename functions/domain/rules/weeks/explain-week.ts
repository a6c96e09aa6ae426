import type { TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import { minorDigits } from "../../kernel/money/amount.ts";
import { rational, roundHalfUp } from "../../kernel/money/rational.ts";
import type {
  ExplainedEntry,
  ExplainedPart,
  ExplainedRules,
  ExplainedWeek,
} from "../../records/pay/explained-week.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { ExplainedEntry as Derived, Explanation } from "../pay/explain.ts";
import { explain } from "../pay/explain.ts";
import type { WeekSources } from "./build-week.ts";
import { weekInputOf } from "./build-week.ts";
import { weeksTouched } from "./week-bounds.ts";
import { exact, paidAlike, partAmounts } from "./part-amounts.ts";

interface ExplainedFor {
  /** False for a reader who may see hours alone. */
  showsPay: boolean;
  /** Since when the parts of the week's rules apply. */
  since: ExplainedRules["since"];
}

/**
 * Explains the hours and the pay of a stored week, from the punches of its entries to what is paid.
 * Worked seconds and total are those of `buildWeek`.
 */
export function explainWeek(
  sources: WeekSources,
  entries: readonly TimeEntry[],
  { showsPay, since }: ExplainedFor,
): ExplainedWeek {
  const explanation = explain(weekInputOf(sources));
  const { hours, pay } = explanation.result;
  const known = new Map<string, TimeEntry>(entries.map((entry) => [entry.id, entry]));
  const amounts = amountsOf(explanation, showsPay);
  const explained = explanation.entries.flatMap((derived, index) => {
    const entry = known.get(derived.entryId);
    return entry === undefined
      ? []
      : [explainedEntry(derived, entry, { amounts: amounts[index] ?? [], sources })];
  });
  return {
    employeeId: sources.employeeId,
    weekStart: sources.weekStart,
    currency: sources.currency,
    workedSeconds: hours.workedSeconds,
    rules: { preset: sources.rules.preset, since },
    entries: explained,
    automaticBreaks: explanation.automaticBreaks,
    regularRate: showsPay ? regularRateOf(explanation, sources) : null,
    additions: showsPay ? (pay?.additions ?? []) : [],
    totalMinor: showsPay ? (pay?.totalMinor ?? null) : null,
  };
}

function explainedEntry(
  derived: Derived,
  entry: TimeEntry,
  { amounts, sources }: { amounts: readonly PaidGroup[]; sources: WeekSources },
): ExplainedEntry {
  const { payable, punched, jobRoleId, locationId, timeZone } = entry;
  const id: TimeEntryId = entry.id;
  const span = { startsAt: payable.startsAt, endsAt: payable.endsAt ?? payable.startsAt };
  return {
    entryId: id,
    jobRoleId,
    locationId,
    timeZone,
    punched: punched && { startsAt: punched.startsAt, endsAt: punched.endsAt },
    payable: span,
    rounded: { startsAt: derived.rounded.startsAt, endsAt: derived.rounded.endsAt },
    breaks: derived.breaks.flatMap(({ startsAt, endsAt, rule }) =>
      endsAt === null ? [] : [{ startsAt, endsAt, rule }],
    ),
    parts: amounts.map(explainedPart),
    weekStarts: weeksTouched(span, sources, sources.rules),
  };
}

type DerivedPart = Derived["parts"][number];

/** Parts that are paid alike, and their pay; null for a reader who may not see it. */
interface PaidGroup {
  parts: DerivedPart[];
  amountMinor: number | null;
  showsPay: boolean;
}

/** The groups of each entry; their amounts add up to the pay of the week's hours. */
function amountsOf({ entries, result }: Explanation, showsPay: boolean): PaidGroup[][] {
  const grouped = entries.map(({ parts }) => paidAlike(parts));
  const paid = (result.pay?.lines ?? []).reduce((sum, line) => sum + line.amountMinor, 0);
  const amounts = partAmounts(grouped.flat(), paid);
  let next = 0;
  return grouped.map((groups) =>
    groups.map((parts) => {
      const amountMinor = showsPay ? (amounts[next] ?? null) : null;
      next += 1;
      return { parts, amountMinor, showsPay };
    }),
  );
}

function explainedPart({ parts, amountMinor, showsPay }: PaidGroup): ExplainedPart {
  const [first] = parts;
  if (first === undefined) throw new Error("A group of parts holds at least one.");
  return {
    startsAt: first.startsAt,
    endsAt: parts.at(-1)?.endsAt ?? first.endsAt,
    day: first.day,
    seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0),
    multiplierPercent: first.multiplierPercent,
    because: first.rule,
    rateSince: showsPay ? (first.rate?.effectiveDate ?? null) : null,
    rateTenThousandths: showsPay ? (first.rate?.rateTenThousandths ?? null) : null,
    ...(showsPay && salaryOf(first)),
    amountMinor,
  };
}

/** Most parts are paid by the hour, so the fields are missing then. */
function salaryOf({ rate, isCovered }: DerivedPart): Pick<ExplainedPart, "salary" | "isCovered"> {
  return {
    ...(rate?.salary !== undefined && { salary: rate.salary }),
    ...(isCovered && { isCovered }),
  };
}

/** The rate that overtime is paid on, in ten-thousandths; null where no pay was computed. */
function regularRateOf(
  { regularRate }: Explanation,
  { currency }: WeekSources,
): ExplainedWeek["regularRate"] {
  if (regularRate === null) return null;
  const { numerator, denominator } = exact(regularRate.minorPerHour);
  const scale = 10n ** BigInt(4 - minorDigits(currency));
  const rule = regularRate.rule === "weightedAverage" ? "weightedAverage" : "rateInEffect";
  return { rule, tenThousandths: roundHalfUp(rational(numerator * scale, denominator)) };
}
