import { z } from "zod/mini";
import type { Company } from "../../records/company/company.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { buildWeek } from "../weeks/build-week.ts";
import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import type { PolicyChange } from "../../records/pay/overtime-policy.ts";
import { policyOn } from "../../records/pay/overtime-policy.ts";
import { personRulesOn } from "../weeks/person-rules.ts";
import type { PolicyEdit } from "./plan-policy.ts";

const sideSchema = z.object({
  /** Overtime and double time together. */
  overtimeSeconds: z.int().check(z.minimum(0)),
  totalMinor: z.int(),
});

/** A workweek whose hours or pay another policy changes. */
export const policyWeekSchema = z.object({
  weekStart: localDateSchema,
  before: sideSchema,
  after: sideSchema,
});
export type PolicyWeek = z.infer<typeof policyWeekSchema>;

export interface PolicySources {
  company: Company;
  weeks: readonly EmployeeWeek[];
  rates: readonly WageRate[];
  edit: PolicyEdit;
  now: Instant;
}

/**
 * The weeks that another policy changes, the oldest first. Both sides are computed by the engine
 * that pays; there is nothing closed among them, because no policy reaches back to that.
 */
export function policyImpact({ weeks, edit, ...sources }: PolicySources): PolicyWeek[] {
  return weeks
    .filter(({ weekStart }) => policyOn(edit.before, weekStart) !== policyOn(edit.after, weekStart))
    .map((week) => ({
      weekStart: week.weekStart,
      before: sideOf(week, edit.before, sources),
      after: sideOf(week, edit.after, sources),
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .toSorted((a, b) => a.weekStart.localeCompare(b.weekStart));
}

function sideOf(
  { employeeId, weekStart, timeZone, bounds, daysInRowBefore, entries }: EmployeeWeek,
  policies: readonly PolicyChange[],
  { company, rates, now }: Omit<PolicySources, "weeks" | "edit">,
): PolicyWeek["before"] {
  const rules = personRulesOn(company, policies, weekStart);
  const { currency } = company;
  const place = { employeeId, weekStart, timeZone, bounds, daysInRowBefore, entries };
  const { week, pay } = buildWeek({ ...place, rules, currency, rates, now });
  const overtimeSeconds = week.hours.overtimeSeconds + week.hours.doubletimeSeconds;
  return { overtimeSeconds, totalMinor: pay.totalMinor };
}
