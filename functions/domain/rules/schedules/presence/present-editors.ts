import type { UserId } from "../../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter } from "../../../kernel/time/instant.ts";
import { entriesById } from "../../../kernel/ids/entries-by-id.ts";
import type {
  PresenceReport,
  PresentEditor,
  WeekPresence,
} from "../../../records/schedules/week-presence.ts";
import {
  MOST_PRESENT,
  PRESENCE_SECONDS,
  weekPresenceId,
} from "../../../records/schedules/week-presence.ts";

/** The database removes what tabs that crashed left behind some time after this. */
const KEPT_SECONDS = 3600;

/** The editor whose report it is. */
export interface Reporter {
  uid: UserId;
  name: string;
}

/**
 * Returns who has the week open after a report, without those who were not heard of for 70 seconds;
 * null when no one has. A name that was written as an e-mail address loses its domain.
 */
export function presenceAfter(
  before: WeekPresence | null,
  { locationId, weekStart, doing }: PresenceReport,
  { uid, name, now }: Reporter & { now: Instant },
): WeekPresence | null {
  const others = presentOf(before, now).filter(([id]) => id !== uid);
  const shown = name.split("@")[0] ?? name;
  const own: [UserId, PresentEditor][] =
    doing === "left" ? [] : [[uid, { name: shown, seenAt: now, shiftId: doing.shiftId }]];
  const editors = [...own, ...others].slice(0, MOST_PRESENT);
  if (editors.length === 0) return null;
  return {
    id: weekPresenceId(locationId, weekStart),
    locationId,
    weekStart,
    editors: Object.fromEntries(editors),
    deleteAt: instantAfter(now, KEPT_SECONDS),
  };
}

export interface ShownEditor extends PresentEditor {
  uid: UserId;
}

/**
 * Returns the others who have the week open, by name. Each report removes who is gone, by the clock
 * of the server, so that a wrong clock of a device hides no one.
 */
export function othersPresent(presence: WeekPresence | null, ownUid: UserId): ShownEditor[] {
  return entriesById<UserId, PresentEditor>(presence?.editors ?? {})
    .filter(([uid]) => uid !== ownUid)
    .map(([uid, editor]) => ({ uid, ...editor }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The last heard of first. */
function presentOf(presence: WeekPresence | null, now: Instant): [UserId, PresentEditor][] {
  return entriesById<UserId, PresentEditor>(presence?.editors ?? {})
    .filter(([, { seenAt }]) => elapsedSeconds(seenAt, now) < PRESENCE_SECONDS)
    .toSorted(([, a], [, b]) => (a.seenAt > b.seenAt ? -1 : 1));
}
