import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays, weekDays } from "../../kernel/time/local-date.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { LocationAlertType } from "../../records/alerts/alert-type.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { alertId } from "../../rules/alerts/cause.ts";
import { offlineTablets } from "../../rules/kiosks/offline-tablets.ts";
import { needsOf, openShiftDays } from "../home/needs.ts";
import type { LocationSituation } from "./situation.ts";
import { daysAt, ruleIn } from "./situation.ts";

/** What the plan of a location lacks, its entries to approve, its hours, and silent tablets. */
export function planCauses(situation: LocationSituation, now: Instant): Cause[] {
  return [
    ...uncoveredDays(situation, now),
    ...peopleToReplace(situation),
    ...weekCauses(situation, now),
    ...budgetCauses(situation, now),
    ...tabletCauses(situation, now),
  ];
}

function causeOf(
  { place }: LocationSituation,
  type: LocationAlertType,
  told: Pick<Cause, "subject" | "count"> & { key: string; day?: LocalDate } & Partial<Cause>,
): Cause {
  const { key, day = null, ...rest } = told;
  return {
    id: alertId({ type, locationId: place.id, key }),
    type,
    locationId: place.id,
    employeeId: null,
    jobRoleId: null,
    facts: { ...noFacts, day, timeZone: place.timeZone },
    ...rest,
  };
}

/** Days with open shifts, as many days ahead as the rule says; today is day 0. */
function uncoveredDays(situation: LocationSituation, now: Instant): Cause[] {
  const { today } = daysAt(situation, now);
  const { openWork } = situation;
  const { threshold } = ruleIn(situation, "uncovered");
  return openShiftDays({ today, now, openWork }, threshold).map(({ day, count }) =>
    causeOf(situation, "uncovered", { subject: { kind: "day", id: day }, key: day, day, count }),
  );
}

/** Shifts of people who are off or have left, by person and week, however far ahead. */
function peopleToReplace(situation: LocationSituation): Cause[] {
  return situation.toCover.map(({ employeeId, weekStart, shifts }) =>
    causeOf(situation, "uncovered", {
      subject: { kind: "week", id: weekStart },
      key: `${employeeId}_${weekStart}`,
      day: weekStart,
      employeeId,
      jobRoleId: shifts[0]?.jobRoleId ?? null,
      count: Math.max(1, shifts.length),
    }),
  );
}

/** Weeks to publish and to approve, as Home's list of needs has them. */
function weekCauses(situation: LocationSituation, now: Instant): Cause[] {
  const { today } = daysAt(situation, now);
  const { startsOn, openWork, schedules } = situation;
  const unasked = { requests: [], disputes: [] };
  const needs = needsOf({ today, now, startsOn, openWork, schedules, ...unasked });
  const before = ruleIn(situation, "unpublishedWeek").threshold;
  const after = ruleIn(situation, "entriesUnapproved").threshold;
  return needs.flatMap((need) => {
    if (need.kind !== "publish" && need.kind !== "approve") return [];
    const { weekStart } = need;
    const subject = { kind: "week", id: weekStart } as const;
    const told = { subject, key: weekStart, day: weekStart };
    if (need.kind === "publish") {
      const isNear = addDays(weekStart, -before) <= today;
      return isNear ? [causeOf(situation, "unpublishedWeek", { ...told, count: 1 })] : [];
    }
    const isOld = addDays(weekStart, 6 + after) < today;
    const { count } = need;
    return isOld ? [causeOf(situation, "entriesUnapproved", { ...told, count })] : [];
  });
}

/** This week and the next, where more hours are planned than the location's budget has. */
function budgetCauses(situation: LocationSituation, now: Instant): Cause[] {
  const budget = situation.budgetSecondsPerWeek;
  if (budget === null) return [];
  const { weekStart } = daysAt(situation, now);
  return [weekStart, addDays(weekStart, 7)].flatMap((week) => {
    const days = new Set(weekDays(week));
    const planned = situation.summaries
      .filter(({ day }) => days.has(day))
      .reduce((sum, { scheduledSeconds }) => sum + scheduledSeconds, 0);
    if (planned <= budget) return [];
    const cause = causeOf(situation, "overBudget", {
      subject: { kind: "week", id: week },
      key: week,
      day: week,
      count: 1,
    });
    return [{ ...cause, facts: { ...cause.facts, seconds: planned - budget } }];
  });
}

/** The ends of open shifts, which no one has to cover from then on. */
export function planMoments({ openWork }: LocationSituation): Instant[] {
  return Object.values(openWork.days).flatMap((open) => open?.lastOpenEndsAt ?? []);
}

/** One for all tablets of the location that are silent. */
function tabletCauses(situation: LocationSituation, now: Instant): Cause[] {
  const { place, kiosks } = situation;
  const offline = offlineTablets(kiosks, [place], now);
  const [first] = offline;
  if (first === undefined) return [];
  const cause = causeOf(situation, "kioskOffline", {
    subject: { kind: "location", id: place.id },
    key: "",
    count: offline.length,
  });
  const { name, lastSeenAt: at } = first.device;
  return [{ ...cause, facts: { ...cause.facts, at, name: offline.length === 1 ? name : null } }];
}

/** True if the location has tablets and all of them are offline. */
export function areAllTabletsOffline({ kiosks, place }: LocationSituation, now: Instant): boolean {
  const paired = kiosks.filter(({ revokedAt }) => revokedAt === null);
  return paired.length > 0 && offlineTablets(paired, [place], now).length === paired.length;
}
