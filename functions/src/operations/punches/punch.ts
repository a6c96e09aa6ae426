import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import type { Position } from "@crewline/domain/records/locations/judge-position";
import { positionFlags } from "@crewline/domain/rules/locations/position-rules";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { punchFlags } from "@crewline/domain/rules/time-entries/punch-flags";
import {
  isMissedClockOut,
  markMissedClockOut,
} from "@crewline/domain/rules/time-entries/missed-clock-out";
import type { Punch } from "@crewline/domain/rules/time-entries/punch";
import { originOf } from "@crewline/domain/rules/time-entries/punch-facts";
import { applyLatePunch, applyPunch } from "@crewline/domain/rules/time-entries/punch";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { noPositions } from "@crewline/domain/records/time-entries/time-entry";
import type { punchSchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../commands/actor.ts";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { notBefore } from "@crewline/domain/rules/time-entries/tap-time";
import type { PunchingDevice } from "./tapped.ts";
import { findPunched, makePunch, tapTimeFlags } from "./tapped.ts";
import { recordChange } from "../weeks/record-change.ts";
import type { WeekBook } from "../weeks/week-book.ts";
import { saveBook } from "../weeks/week-book.ts";
import type { Punched } from "./judge-punch.ts";
import { asAsked, judgePunch } from "./judge-punch.ts";
import { auditActorOf, findShift } from "./running-entry.ts";

type Input = z.infer<typeof punchSchema> & { position?: Position | null };

interface Wanted extends PunchingDevice {
  kind: Punch;
}

/** Punches the caller's running entry; a late punch the one that ran at the time of the tap. */
export function punch(actor: Actor, input: Input, wanted: Wanted): Promise<Punched> {
  const { kind } = wanted;
  return makePunch(actor, { input, ...wanted }, async ({ book, tapped, receivedAt, recordAt }) => {
    const before = await findPunched(book, tapped);
    if (before === null) throw new RuleViolation("notClockedIn", {});
    const at = notBefore(tapped.at, momentsOf(before));
    const record = recordAt(at);
    const done = punched(before, await punchingOf(book, before, { kind, at }));
    const flags = [...new Set([...(done.flags ?? before.flags), ...tapTimeFlags(tapped)])];
    const position = input.position ?? null;
    const after: TimeEntry = {
      ...before,
      ...done,
      flags,
      ...(kind === "clockOut" &&
        whereabouts(book, { ...before, ...done, flags }, { ...wanted, position })),
      punches: [...before.punches, record],
      updatedByName: actor.displayName,
      updatedAt: receivedAt,
      version: before.version + 1,
    };
    const made = { action: kind, actor: auditActorOf(actor), origin: originOf(record) };
    recordChange(book, { before, after, reason: null, ...made });
    saveBook(book);
    return { entryId: after.id, position: kind === "clockOut" ? after.positions.clockOut : null };
  });
}

/** A clock-out is never refused: a flagged position is left to the review. */
function whereabouts(
  book: WeekBook,
  entry: TimeEntry,
  { position, ...device }: PunchingDevice & { position: Position | null },
): Pick<TimeEntry, "flags" | "positions"> {
  const place = book.locations.get(entry.locationId);
  const location = place === undefined ? undefined : asAsked(place, device);
  const clockOut = location === undefined ? null : judgePunch(book, location, position);
  const flags = positionFlags(location?.geofence.mode ?? "off", clockOut);
  return {
    flags: [...new Set([...entry.flags, ...flags])],
    positions: { ...entry.positions, clockOut },
  };
}

interface Punching {
  kind: Punch;
  at: Instant;
  shift: PublishedShift | null;
  graceSeconds: number;
}

async function punchingOf(
  { store, person }: WeekBook,
  entry: TimeEntry,
  { kind, at }: Pick<Punching, "kind" | "at">,
): Promise<Punching> {
  const shift = await findShift(store, entry);
  const { clock } = rulesOn(person.company, localDateAt(at, person.timeZone));
  return { kind, at, shift, graceSeconds: clock.graceSeconds };
}

/**
 * A clock-out after 16 hours was most likely forgotten: the punch is kept, and unpaid until
 * reviewed. So is one that arrives after its entry was marked as missing it.
 */
function punched(before: TimeEntry, { kind, ...punching }: Punching): Partial<TimeEntry> {
  const { at, shift } = punching;
  if (before.state === "needsFix") return applyLatePunch(before, kind, at);
  const after = applyPunch(before, kind, at);
  if (kind !== "clockOut") return after;
  if (isMissedClockOut(before, at)) {
    const marked = markMissedClockOut(before, shift?.endsAt ?? null, at);
    return { punched: after.punched, ...marked };
  }
  return {
    ...after,
    flags: [...new Set([...before.flags, ...closedFlags(before, after, punching)])],
  };
}

/** The flags of the whole time; what depends on the plan of the week was judged at the clock-in. */
function closedFlags(
  { jobRoleId }: TimeEntry,
  { punched: raw, payable }: ReturnType<typeof applyPunch>,
  { shift, graceSeconds }: Omit<Punching, "kind">,
) {
  return punchFlags({
    span: raw ?? payable,
    jobRoleId,
    positions: noPositions,
    geofence: "off",
    shift,
    elsewhere: null,
    clock: { graceSeconds, unscheduled: "allow" },
    isPlanned: false,
  });
}

/** The moments of the entry that a punch of it cannot precede. */
function momentsOf({ payable, punched: raw }: TimeEntry): Instant[] {
  const breaks = (raw ?? payable).breaks.flatMap((taken) => [taken.startsAt, taken.endsAt]);
  return [(raw ?? payable).startsAt, ...breaks.filter((moment) => moment !== null)];
}
