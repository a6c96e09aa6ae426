import type { Instant } from "@crewline/domain/kernel/time/instant";
import { entryOfLatePunch } from "@crewline/domain/rules/time-entries/entry-of-punch";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { punchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { PunchKind, PunchRecord } from "@crewline/domain/records/time-entries/punch-record";
import { punchOfTap } from "@crewline/domain/rules/time-entries/punch-facts";
import type { TapTime } from "@crewline/domain/rules/time-entries/tap-time";
import { guessedTime, notBefore, tapTime } from "@crewline/domain/rules/time-entries/tap-time";
import type { TimeEntry, TimeEntryFlag } from "@crewline/domain/records/time-entries/time-entry";
import type { Sending, Tap } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../commands/actor.ts";
import { commandInTurn } from "../commands/command.ts";
import type { WeekBook } from "../weeks/week-book.ts";
import { entriesOf } from "../weeks/week-book.ts";
import { now } from "../../platform/clock.ts";
import { isLasting, keepUnplaced, settleIfUnplaced } from "./unplaced-punch.ts";
import { findRunning, openOwnBook } from "./running-entry.ts";

interface Attempt {
  idempotencyKey: string;
  tap: Tap | null;
  sending: Sending | null;
  locationId?: LocationId;
}

/** The device of a punch: a person's browser with its system, or a shared tablet, in words. */
export interface PunchingDevice extends Pick<
  Parameters<typeof punchOfTap>[1],
  "source" | "deviceName" | "photoId"
> {
  /** When the call arrived, if it brings several punches; the present by default. */
  receivedAt?: Instant;
}

interface Made extends PunchingDevice {
  input: Attempt;
  kind: PunchKind;
}

/** A punch with the book of the weeks that it concerns, open since a while before the tap. */
export interface TappedBook {
  book: WeekBook;
  tapped: TapTime;
  receivedAt: Instant;
  recordAt: (at: Instant) => PunchRecord;
}

/**
 * Makes a punch in turn with other changes of the person's weeks, once for each tap: how often and
 * when it was sent is no part of the attempt. One that waited and cannot be applied any more is kept
 * for a manager, and refused.
 */
export async function makePunch<T extends object>(
  actor: Actor,
  { input: { sending, ...input }, receivedAt = now(), ...made }: Made,
  work: (tapped: TappedBook) => Promise<T>,
): Promise<T> {
  const { tap } = input;
  const id = punchIdSchema.parse(input.idempotencyKey);
  if (tap !== null && tap.uid !== null && tap.uid !== actor.uid) {
    throw new RuleViolation("tappedByOther", {});
  }
  const wasOffline = sending?.wasQueued === true;
  const recordAt = (at: Instant) => punchOfTap(tap, { ...made, at, receivedAt, wasOffline });
  try {
    const tapped = tapTime(tap, sending, receivedAt);
    const attempt = { input, turn: `week of ${actor.employeeId}` };
    return await commandInTurn(actor, attempt, async (store) => {
      const waiting = { id, at: receivedAt };
      const settle = wasOffline ? await settleIfUnplaced(store, actor, waiting) : null;
      const book = await openOwnBook(store, actor, { at: tapped.at, receivedAt });
      const done = await work({ book, tapped, receivedAt, recordAt });
      settle?.();
      return done;
    });
  } catch (error) {
    if (!wasOffline || !isLasting(error)) throw error;
    const punch = recordAt(guessedTime(tap, sending, receivedAt));
    const { locationId = null } = input;
    await keepUnplaced(actor, { id, punch, locationId, violation: error });
    throw error;
  }
}

/** The entry that a punch belongs to, or null; a late one belongs to what ran at its tap. */
export async function findPunched(
  book: WeekBook,
  { at, wasOffline }: TapTime,
): Promise<TimeEntry | null> {
  if (!wasOffline) return findRunning(book);
  const found = entryOfLatePunch(entriesOf(book), at);
  return found === null ? null : book.store.timeEntries.get(found.entryId);
}

/** The time of a clock-in that the way to the server moved before the end of earlier work. */
export function afterEarlierWork(book: WeekBook, at: Instant): Instant {
  const ends = entriesOf(book).map(({ endsAt }) => endsAt);
  return notBefore(
    at,
    ends.filter((end) => end !== null),
  );
}

export function tapTimeFlags({ wasOffline, isLate, isClockWrong }: TapTime): TimeEntryFlag[] {
  return [
    ...(wasOffline ? ["offline" as const] : []),
    ...(isLate ? ["offlineLate" as const] : []),
    ...(isClockWrong ? ["deviceClock" as const] : []),
  ];
}
