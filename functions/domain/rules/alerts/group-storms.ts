import type { AlertId } from "../../kernel/ids/record-ids.ts";
import type { AlertType } from "../../records/alerts/alert-type.ts";
import type { Cause } from "./cause.ts";
import { alertId } from "./cause.ts";

/** So many people at the same minute are one alert about their location. */
export const STORM_SIZE = 4;

/** What an employee at a tablet cannot help while it is offline. */
const causedByTablets: readonly AlertType[] = ["late", "noShow", "missedOut", "onBreakTooLong"];
const grouped: readonly AlertType[] = ["late", "noShow"];

/**
 * Returns the causes with storms as one: people who are late for the same minute at a location are
 * one cause with their number, and while all tablets of a location are offline its missing punches
 * are no causes of their own. A group that is known stays one while anyone in it is missing.
 */
export function groupStorms(
  causes: readonly Cause[],
  { known, isOffline }: { known: ReadonlySet<AlertId>; isOffline: boolean },
): Cause[] {
  const offline = causes.find(({ type }) => type === "kioskOffline");
  if (isOffline && offline !== undefined) {
    return causes.filter(({ type }) => !causedByTablets.includes(type));
  }
  const groups = Map.groupBy(causes, groupKey);
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (key === null || first === undefined) return group;
    const storm = stormOf(first, group.length);
    return group.length >= STORM_SIZE || known.has(storm.id) ? [storm] : group;
  });
}

function groupKey({ type, locationId, facts }: Cause): string | null {
  return grouped.includes(type) ? `${type} ${locationId} ${facts.at}` : null;
}

function stormOf(one: Cause, count: number): Cause {
  const { type, locationId, facts } = one;
  const minute = (facts.at ?? "").replaceAll(/\D/gu, "").slice(0, 12);
  return {
    ...one,
    id: alertId({ type, locationId, key: `all_${minute}` }),
    subject: { kind: "location", id: locationId ?? "" },
    employeeId: null,
    jobRoleId: null,
    count,
  };
}
