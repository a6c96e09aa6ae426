import type { Instant } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { alertId } from "../../rules/alerts/cause.ts";
import type { LocationSituation } from "./situation.ts";
import { daysAt, ruleIn } from "./situation.ts";

/**
 * Employees who have not confirmed published shifts, by person and week: those that begin within as
 * many days as the rule says and have not begun. Today is day 0.
 */
export function unconfirmedCauses(situation: LocationSituation, now: Instant): Cause[] {
  const { place, unconfirmed } = situation;
  const { today } = daysAt(situation, now);
  const until = addDays(today, ruleIn(situation, "unconfirmed").threshold);
  return unconfirmed.flatMap(({ employeeId, weekStart, shifts }) => {
    const near = shifts
      .filter(({ confirmedAt, startsAt }) => confirmedAt === null && startsAt > now)
      .filter(({ day }) => day <= until)
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    const [first] = near;
    if (first === undefined) return [];
    const { day, startsAt: at } = first;
    const named = { type: "unconfirmed", locationId: place.id } as const;
    const cause: Cause = {
      ...named,
      id: alertId({ ...named, key: `${employeeId}_${weekStart}` }),
      subject: { kind: "week", id: weekStart },
      employeeId,
      jobRoleId: null,
      count: near.length,
      facts: { ...noFacts, day, at, timeZone: place.timeZone },
    };
    return [cause];
  });
}

/** The instants at which a shift begins, after which its confirmation no longer matters. */
export function unconfirmedMoments({
  unconfirmed,
}: Pick<LocationSituation, "unconfirmed">): Instant[] {
  return unconfirmed.flatMap(({ shifts }) =>
    shifts.filter(({ confirmedAt }) => confirmedAt === null).map(({ startsAt }) => startsAt),
  );
}
