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
import { originOf, webPunch } from "@crewline/domain/rules/time-entries/punch-facts";
import { applyPunch } from "@crewline/domain/rules/time-entries/punch";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { noPositions } from "@crewline/domain/records/time-entries/time-entry";
import type { punchSchema } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { commandInTurn } from "../../operations/commands/command.ts";
import { recordChange } from "../../operations/weeks/record-change.ts";
import type { WeekBook } from "../../operations/weeks/week-book.ts";
import { saveBook } from "../../operations/weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import type { Punched } from "./judge-punch.ts";
import { judgePunch } from "./judge-punch.ts";
import { auditActorOf, findRunning, findShift, openOwnBook } from "./running-entry.ts";

type Input = z.infer<typeof punchSchema> & { position?: Position | null };

interface Wanted {
  kind: Punch;
  /** The browser and its system, in words. */
  deviceName: string;
}

/** Punches the caller's running entry. */
export function punch(actor: Actor, input: Input, { kind, deviceName }: Wanted): Promise<Punched> {
  const turn = `week of ${actor.employeeId}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    const at = now();
    const book = await openOwnBook(store, actor, at);
    const before = await findRunning(book);
    if (before === null) throw new RuleViolation("notClockedIn", {});
    const shift = await findShift(store, before);
    const { clock } = rulesOn(book.person.company, book.person.today);
    const by = auditActorOf(actor);
    const done = punched(before, { kind, at, shift, graceSeconds: clock.graceSeconds });
    const facts = { kind, at, receivedAt: at, wasOffline: false, deviceName };
    const record = webPunch(input.tap, facts);
    const after: TimeEntry = {
      ...before,
      ...done,
      ...(kind === "clockOut" && whereabouts(book, { ...before, ...done }, input.position ?? null)),
      punches: [...before.punches, record],
      updatedByName: by.name,
      updatedAt: at,
      version: before.version + 1,
    };
    const origin = originOf(record);
    recordChange(book, { before, after, action: kind, actor: by, reason: null, origin });
    saveBook(book);
    return { entryId: after.id, position: kind === "clockOut" ? after.positions.clockOut : null };
  });
}

/** A clock-out is never refused: a flagged position is left to the review. */
function whereabouts(
  book: WeekBook,
  entry: TimeEntry,
  position: Position | null,
): Pick<TimeEntry, "flags" | "positions"> {
  const location = book.locations.get(entry.locationId);
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

/**
 * A clock-out after 16 hours was most likely forgotten: the punch is kept, and unpaid until
 * reviewed.
 */
function punched(before: TimeEntry, { kind, ...punching }: Punching): Partial<TimeEntry> {
  const { at, shift } = punching;
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
