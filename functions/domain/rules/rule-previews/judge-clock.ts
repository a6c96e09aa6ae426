import type { ScheduleId } from "../../kernel/ids/record-ids.ts";
import { scheduleId } from "../../records/schedules/schedule.ts";
import type { PublishedShift } from "../../records/schedules/shift.ts";
import { clockInRefusal } from "../time-entries/clock-window.ts";
import { clockInFlags, clockOutFlags, matchShift } from "../time-entries/match-shift.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { weekStartOf } from "../../kernel/time/local-date.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { EffectKind, Judged } from "./rule-effects.ts";
import { effectKindSchema } from "./rule-effects.ts";
import type { ClockSection } from "../../records/company/rule-sections.ts";

/** Work as it was punched, and the schedule as it is published now. */
export interface PunchedWork {
  entry: TimeEntry & { punched: NonNullable<TimeEntry["punched"]> };
  shift: PublishedShift | null;
  isPlanned: boolean;
}

interface Plan {
  shifts: readonly PublishedShift[];
  /** The ids of the schedules that were published. */
  published: ReadonlySet<ScheduleId>;
  weekStart: Weekday;
}

/** The punches of the days, each with the shift that it belongs to; voided time never counts. */
export function punchesBesidePlan(entries: readonly TimeEntry[], plan: Plan): PunchedWork[] {
  const shiftsOf = Map.groupBy(plan.shifts, ({ employeeId }) => employeeId);
  return entries.flatMap((entry) => {
    const { punched, state, employeeId, locationId, timeZone } = entry;
    if (punched === null || state === "voided") return [];
    const at = punched.startsAt;
    const week = weekStartOf(localDateAt(at, timeZone), plan.weekStart);
    return {
      entry: { ...entry, punched },
      shift: matchShift(shiftsOf.get(employeeId) ?? [], { locationId, at }),
      isPlanned: plan.published.has(scheduleId(locationId, week)),
    };
  });
}

/** Returns the punches that the rules of their days refuse or mark. */
export function judgeClock(
  punches: readonly PunchedWork[],
  clockOn: (day: LocalDate) => ClockSection,
): Judged[] {
  return punches.flatMap((punch) => {
    const { id, employeeId, day } = punch.entry;
    return kindsOf(punch, clockOn(day)).map((kind) => ({ kind, id, personId: employeeId }));
  });
}

function kindsOf({ entry, shift, isPlanned }: PunchedWork, clock: ClockSection): EffectKind[] {
  const { startsAt: at, endsAt } = entry.punched;
  const { graceSeconds, unscheduled } = clock;
  if (clockInRefusal(clock, { at, shift, isPlanned, timeZone: entry.timeZone }) !== null) {
    return ["clockInRefused"];
  }
  const flags = [
    ...clockInFlags({ at, shift, graceSeconds }, isPlanned && unscheduled !== "allow"),
    ...(endsAt === null ? [] : clockOutFlags({ at: endsAt, shift, graceSeconds })),
  ];
  return flags.flatMap((flag) => effectKindSchema.safeParse(flag).data ?? []);
}
