import type { LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { PunchKind } from "@crewline/domain/records/time-entries/punch-record";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { isRunning } from "@crewline/domain/rules/time-entries/transitions";

/** A punch that the live data does not show yet. */
export interface QueuedPunch {
  id: string;
  kind: PunchKind;
  at: Instant;
  /** Only of a clock-in. */
  place: { locationId: LocationId; jobRoleId: JobRoleId | null } | null;
}

/**
 * The entries as they will be when the punches have been sent, in their order. One that does not
 * fit, for example because the live data shows it already, changes nothing.
 */
export function withQueued(
  entries: readonly WeekEntry[],
  punches: readonly QueuedPunch[],
): WeekEntry[] {
  return punches.reduce<WeekEntry[]>((so, punch) => applied(so, punch), [...entries]);
}

function applied(entries: WeekEntry[], punch: QueuedPunch): WeekEntry[] {
  const running = entries.find(({ state }) => isRunning(state));
  if (running === undefined) {
    return punch.kind === "clockIn" && punch.place !== null
      ? [...entries, startedBy(punch, punch.place)]
      : entries;
  }
  const after = punchedEntry(running, punch);
  return entries.map((entry) => (entry === running ? after : entry));
}

function startedBy({ id, at }: QueuedPunch, place: NonNullable<QueuedPunch["place"]>): WeekEntry {
  return {
    // Only a key on this screen: the server gives the entry its id.
    entryId: id as TimeEntryId,
    startsAt: at,
    endsAt: null,
    breaks: [],
    ...place,
    state: "clockedIn",
  };
}

function punchedEntry(entry: WeekEntry, { kind, at }: QueuedPunch): WeekEntry {
  const isOnBreak = entry.state === "onBreak";
  const ended = entry.breaks.map((taken) =>
    taken.endsAt === null ? { ...taken, endsAt: at } : taken,
  );
  if (kind === "startBreak" && !isOnBreak) {
    const taken = { startsAt: at, endsAt: null, isPaid: false };
    return { ...entry, state: "onBreak", breaks: [...entry.breaks, taken] };
  }
  if (kind === "endBreak" && isOnBreak) return { ...entry, state: "clockedIn", breaks: ended };
  if (kind === "clockOut") return { ...entry, state: "closed", endsAt: at, breaks: ended };
  return entry;
}
