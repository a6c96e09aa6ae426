import { timeEntryIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type {
  EmployeeId,
  LocationId,
  TimeEntryId,
  ShiftId,
} from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import { workdayOf, workweekOf } from "@crewline/domain/rules/hours/workday";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekDays } from "@crewline/domain/kernel/time/local-date";
import { missedAfterSeconds } from "@crewline/domain/rules/time-entries/missed-clock-out";
import type { AuditActor } from "@crewline/domain/records/time-entries/time-entry-audit";
import type { Attendance } from "./attendance.ts";
import { attend } from "./attendance.ts";
import type { EntryEvent, EntryPlace } from "./entry-events.ts";
import * as events from "./entry-events.ts";
import type { Random } from "./random.ts";
import type { PlannedShift } from "./roster.ts";
import type { SeedWeek } from "./seed-time.ts";
import { instantAt, later } from "./seed-time.ts";

/** `onBreak` is as planned, with a break in progress now. */
export type Fate = "none" | "forgotten" | "onBreak";

/** One week of one person, before it happens. */
export interface PersonWeek {
  company: Company;
  employeeId: EmployeeId;
  homeLocationId: LocationId;
  homeZone: string;
  /** The employee who punches, and the manager who reviews. */
  self: AuditActor;
  reviewer: AuditActor;
  week: SeedWeek;
  shifts: readonly PlannedShift[];
  /** Arrives and leaves as planned, so that the printed sign-ins begin without surprises. */
  isReliable: boolean;
  /** Fixed outcomes for some shifts of the company, so that every demo shows them. */
  fates: ReadonlyMap<ShiftId, Fate>;
  now: Instant;
  random: Random;
}

const MINUTE = 60;
const LUNCH = { startsAtLocal: "11:00", hours: 3.5 };

/** All events of the person's time entries for that week. */
export function eventsOfWeek(person: PersonWeek): EntryEvent[] {
  const { shifts, random, isReliable } = person;
  const worked = shifts.flatMap((shift) => eventsOfShift(person, shift));
  const unplanned = !isReliable && random.happens(0.02) ? eventsOfHelp(person) : [];
  return [...worked, ...unplanned];
}

function eventsOfShift(person: PersonWeek, shift: PlannedShift): EntryEvent[] {
  const { random, now } = person;
  const fate = person.fates.get(shift.id) ?? (person.isReliable ? "none" : null);
  const isBreak = fate === "onBreak";
  const attendance = attend(shift, random, isBreak ? "none" : fate);
  if (attendance === null) return eventsOfAbsence(person, shift);
  const breaks = isBreak
    ? [{ startsAt: later(now, -8 * MINUTE), endsAt: later(now, 20 * MINUTE) }]
    : attendance.breaks;
  return [
    ...eventsOfWork(person, shift, { ...attendance, breaks }),
    ...(random.happens(0.01) ? eventsOfDuplicate(person, shift, attendance) : []),
  ];
}

function eventsOfWork(
  person: PersonWeek,
  shift: PlannedShift,
  { clockInAt, breaks, clockOutAt, isPunchedLate }: Attendance,
): EntryEvent[] {
  const { self, reviewer, random, week } = person;
  const entryId = timeEntryIdSchema.parse(random.id());
  const by = (actor: AuditActor, at: Instant) => ({ entryId, at, actor });
  const nextDay = addDays(shift.day, 1);
  const review = (time: string) => by(reviewer, instantAt(nextDay, time, shift.timeZone));
  const list = [
    events.clockIn(by(self, clockInAt), placeOf(person, shift, clockInAt)),
    ...breaks.flatMap(({ startsAt, endsAt }) => [
      events.punch(by(self, startsAt), "startBreak", shift),
      events.punch(by(self, endsAt), "endBreak", shift),
    ]),
  ];
  if (clockOutAt !== null) list.push(events.punch(by(self, clockOutAt), "clockOut", shift));
  else {
    const flaggedAt = later(clockInAt, missedAfterSeconds + random.whole(0, 14 * MINUTE));
    list.push(events.flag({ entryId, at: flaggedAt }, shift));
    if (week.offset < -1) list.push(endAsPlanned(by(reviewer, later(flaggedAt, 3 * 3600)), shift));
  }
  if (isPunchedLate) list.push(startAsPlanned(review("09:30"), shift));
  if (random.happens(0.005)) list.push(events.decide(review("10:05"), "reject", askAboutBreak));
  return [...list, ...approvalOf(person, entryId, nextDay)];
}

const askAboutBreak = "Did you take a break that day? Please tell me.";

function endAsPlanned(moment: Parameters<typeof events.correct>[0], shift: PlannedShift) {
  return events.correct(moment, "Forgot to clock out; left at the end of the shift.", (before) => ({
    ...before.payable,
    endsAt: shift.endsAt,
  }));
}

function startAsPlanned(moment: Parameters<typeof events.correct>[0], shift: PlannedShift) {
  return events.correct(moment, "Was here on time; the register was busy.", (before) => ({
    ...before.payable,
    startsAt: shift.startsAt,
  }));
}

/** Earlier weeks are approved in full, the last one mostly, the current one in part. */
function approvalOf(person: PersonWeek, entryId: TimeEntryId, nextDay: LocalDate): EntryEvent[] {
  const { week, company, reviewer, random } = person;
  const isChosen = random.happens(week.offset < -1 ? 1 : week.offset === -1 ? 0.85 : 0.3);
  if (!isChosen) return [];
  const day = week.offset < 0 ? addDays(week.weekStart, 8) : nextDay;
  const at = later(instantAt(day, "15:00", company.timeZone), random.whole(0, 40 * MINUTE));
  return [events.approve({ entryId, at, actor: reviewer })];
}

/** Some who did not punch had worked. */
function eventsOfAbsence(person: PersonWeek, shift: PlannedShift): EntryEvent[] {
  const { random, reviewer, week } = person;
  if (week.offset === 0 || !random.happens(0.4)) return [];
  const entryId = timeEntryIdSchema.parse(random.id());
  const at = instantAt(addDays(shift.day, 1), "16:30", shift.timeZone);
  const payable = { startsAt: shift.startsAt, endsAt: shift.endsAt, breaks: [] };
  const reason = "Phone was broken; worked as planned.";
  const moment = { entryId, at, actor: reviewer };
  return [
    events.add(moment, placeOf(person, shift, shift.startsAt), { payable, reason }),
    ...approvalOf(person, entryId, addDays(shift.day, 1)),
  ];
}

/** A second clock-in right after leaving. */
function eventsOfDuplicate(
  person: PersonWeek,
  shift: PlannedShift,
  { clockOutAt }: Attendance,
): EntryEvent[] {
  if (clockOutAt === null) return [];
  const { self, reviewer, random } = person;
  const entryId = timeEntryIdSchema.parse(random.id());
  const inAt = later(clockOutAt, 2 * MINUTE);
  const outAt = later(inAt, random.whole(20, 200));
  const voidAt = instantAt(addDays(shift.day, 1), "09:45", shift.timeZone);
  const moment = { entryId, at: voidAt, actor: reviewer };
  return [
    events.clockIn(
      { entryId, at: inAt, actor: self },
      { ...placeOf(person, shift, inAt), shift: null },
    ),
    events.punch({ entryId, at: outAt, actor: self }, "clockOut", null),
    ...(voidAt > outAt ? [events.decide(moment, "void", "Clocked in again by mistake.")] : []),
  ];
}

/** A few unplanned hours of help on a day off. */
function eventsOfHelp(person: PersonWeek): EntryEvent[] {
  const { shifts, week, random, self, homeZone } = person;
  const busy = new Set(shifts.flatMap(({ day }) => [addDays(day, -1), day, addDays(day, 1)]));
  const day = random.shuffled(weekDays(week.weekStart)).find((one) => !busy.has(one));
  if (day === undefined) return [];
  const entryId = timeEntryIdSchema.parse(random.id());
  const inAt = later(instantAt(day, LUNCH.startsAtLocal, homeZone), random.whole(-600, 600));
  const place = placeOf(person, null, inAt);
  return [
    events.clockIn({ entryId, at: inAt, actor: self }, place),
    events.punch({ entryId, at: later(inAt, LUNCH.hours * 3600), actor: self }, "clockOut", null),
    ...approvalOf(person, entryId, addDays(day, 1)),
  ];
}

function placeOf(person: PersonWeek, shift: PlannedShift | null, startsAt: Instant): EntryPlace {
  const { company, employeeId, homeZone } = person;
  return {
    employeeId,
    locationId: shift?.locationId ?? person.homeLocationId,
    timeZone: shift?.timeZone ?? homeZone,
    jobRoleId: shift?.jobRoleId ?? null,
    shift,
    day: workdayOf(startsAt, company.workRules, homeZone),
    weekStart: workweekOf(startsAt, company.workRules, homeZone),
  };
}
