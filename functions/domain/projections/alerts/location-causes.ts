import type { AlertId } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds, instantAfter, instantFromSeconds } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { dayStart } from "../../kernel/time/zone.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { groupStorms } from "../../rules/alerts/group-storms.ts";
import { alertRuleOf, covers, mutes } from "../../rules/alerts/usual-rules.ts";
import { OFFLINE_AFTER_SECONDS } from "../../rules/kiosks/offline-tablets.ts";
import { isOpenAt } from "../../rules/locations/is-open-at.ts";
import { boardCauses, boardMoments, entryCauses } from "./board-causes.ts";
import { checklistCauses, checklistMoments } from "./checklist-causes.ts";
import { hoursCauses, hoursMoments } from "./hours-causes.ts";
import { areAllTabletsOffline, planCauses, planMoments } from "./plan-causes.ts";
import type { LocationSituation } from "./situation.ts";
import { daysAt } from "./situation.ts";
import { unconfirmedCauses, unconfirmedMoments } from "./unconfirmed-causes.ts";

/** A location is looked at so often also where nothing is expected to change. */
const LONGEST_WAIT_SECONDS = 4 * 3600;
/** How often offline tablets are checked: nothing else shows that one is back. */
const SILENT_WAIT_SECONDS = 300;
const QUARTER_SECONDS = 900;
const QUARTERS_A_DAY = 96;

/**
 * Returns the causes of alerts that stand at a location at an instant, by the company's rules:
 * storms are one cause, see `groupStorms`; `known` are the ids of the alerts whose causes stood.
 */
export function causesAt(
  situation: LocationSituation,
  now: Instant,
  known: ReadonlySet<AlertId>,
): Cause[] {
  const wanted = allCausesAt(situation, now).filter((cause) =>
    covers(alertRuleOf(situation.alertRules, cause.type), cause),
  );
  const isOffline = areAllTabletsOffline(situation, now);
  return groupStorms(wanted, { known, isOffline });
}

/** Returns the ids of the causes that stand at a location and are muted for their employee. */
export function mutedAt(situation: LocationSituation, now: Instant): Set<AlertId> {
  return mutedIdsOf(allCausesAt(situation, now), situation.alertRules);
}

/** The ids of those causes that the rules mute for their employee. */
export function mutedIdsOf(causes: readonly Cause[], rules: readonly AlertRule[]): Set<AlertId> {
  const muted = causes.filter((cause) => mutes(alertRuleOf(rules, cause.type), cause));
  return new Set(muted.map(({ id }) => id));
}

function allCausesAt(situation: LocationSituation, now: Instant): Cause[] {
  return [
    ...boardCauses(situation, now),
    ...entryCauses(situation),
    ...hoursCauses(situation, now),
    ...planCauses(situation, now),
    ...unconfirmedCauses(situation, now),
    ...checklistCauses(situation, now),
  ];
}

/**
 * Returns the next instant at which a cause can begin or end at a location without a change of its
 * data, or at which one of its alerts is mailed, escalated or woken: always after `now`, at most four
 * hours later.
 */
export function nextLook(
  situation: LocationSituation,
  now: Instant,
  alerts: readonly Pick<Alert, "state" | "mailDueAt" | "escalateAt" | "snoozedUntil">[],
): Instant {
  const { today } = daysAt(situation, now);
  const moments = [
    ...boardMoments(situation),
    ...hoursMoments(situation, now),
    ...tabletMoments(situation, now),
    ...unconfirmedMoments(situation),
    ...checklistMoments(situation),
    ...planMoments(situation),
    dayStart(addDays(today, 1), situation.place.timeZone),
    ...alerts.flatMap(momentsOf),
  ];
  const latest = instantAfter(now, LONGEST_WAIT_SECONDS);
  return moments.filter((at) => at > now).reduce((next, at) => (at < next ? at : next), latest);
}

/** The instants at which an alert itself asks for a look. */
export function momentsOf({
  state,
  mailDueAt,
  escalateAt,
  snoozedUntil,
}: Pick<Alert, "state" | "mailDueAt" | "escalateAt" | "snoozedUntil">): Instant[] {
  if (state === "resolved") return [];
  return [mailDueAt, escalateAt, snoozedUntil].filter((at) => at !== null);
}

function tabletMoments({ kiosks, place }: LocationSituation, now: Instant): Instant[] {
  const paired = kiosks.filter(({ revokedAt }) => revokedAt === null);
  if (paired.length === 0) return [];
  if (!isOpenAt(place, now)) return openingAfter(place, now);
  return paired.map(({ lastSeenAt }) => {
    const silentAt = instantAfter(lastSeenAt, OFFLINE_AFTER_SECONDS);
    return silentAt > now ? silentAt : instantAfter(now, SILENT_WAIT_SECONDS);
  });
}

/** The first quarter of an hour within a day in which a closed location is open. */
function openingAfter(place: LocationSituation["place"], now: Instant): Instant[] {
  const quarter = Math.floor(epochSeconds(now) / QUARTER_SECONDS);
  for (let count = 1; count <= QUARTERS_A_DAY; count += 1) {
    const at = instantFromSeconds((quarter + count) * QUARTER_SECONDS);
    if (isOpenAt(place, at)) return [at];
  }
  return [];
}
