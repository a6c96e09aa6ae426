import {
  aLocationId,
  anEmployeeId,
  aShiftId,
  anEntryId,
} from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import fc from "fast-check";
import { rulesUnder } from "../hours/without-overtime.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import { aSalary, aSalaryRate } from "../rates/salary.test-support.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { overtimePresets } from "../../records/work-rules/work-rules.ts";
import { asWorked } from "../schedules/planned-overtime.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import { aShift } from "../schedules/shift-builder.test-support.ts";
import { buildWeek } from "../weeks/build-week.ts";
import { emptyWeek } from "../weeks/empty-week.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { payableMinutes } from "../time-entries/payable-minutes.ts";
import type { TimeEntry, WorkSpan } from "../../records/time-entries/time-entry.ts";
import { dayInWeek } from "../weeks/week-bounds.ts";
import { weeksOfSpan } from "../weeks/weeks-of-entry.ts";
import { epochSeconds, instantAfter, instantFromSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { dayStart, localDateAt } from "../../kernel/time/zone.ts";

/** Zones with whole, half and quarter hours, whose clocks change on different days, or never. */
const zones = [
  "America/New_York",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
];
const states = [
  "approved",
  "closed",
  "closed",
  "approved",
  "rejected",
  "voided",
  "needsFix",
] as const;
const nearest = { mode: "nearest", intervalSeconds: 900, graceSeconds: 0 } as const;
const roundings = {
  none: {},
  punches: { clockIn: nearest, clockOut: nearest },
  days: { dayTotal: nearest },
};
const rate = (change: Partial<WageRate>): WageRate => ({
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 185_555,
  ...change,
});

const salaried = (effectiveDate: LocalDate, isExempt: boolean): WageRate =>
  aSalaryRate(effectiveDate, { salary: aSalary(4_999_999, { isExempt }) });

/**
 * Rates of a person whose first work is on `day`: none, dated, by role, by location, complete, or a
 * salary.
 */
const rateBooks: Readonly<Record<string, (day: LocalDate) => WageRate[]>> = {
  none: () => [],
  complete: () => [rate({}), rate({ jobRoleId: roleId("cook"), rateTenThousandths: 213_333 })],
  raised: (day) => [
    rate({}),
    rate({ effectiveDate: addDays(day, 3), rateTenThousandths: 200_001 }),
  ],
  late: (day) => [rate({ effectiveDate: addDays(day, 2) })],
  cookOnly: () => [rate({ jobRoleId: roleId("cook") })],
  eastOnly: () => [rate({ locationId: aLocationId("east") })],
  salary: () => [salaried("2026-01-01", false)],
  exemptSalary: () => [salaried("2026-01-01", true)],
  salaryMidweek: (day) => [rate({}), salaried(addDays(day, 3), false)],
};

/** Work in even minutes, one piece after the other, punched some seconds later than its minute. */
const pieces = fc.array(
  fc.record({
    gap: fc
      .oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 900 }))
      .map((minutes) => minutes * 2),
    length: fc.integer({ min: 1, max: 420 }).map((minutes) => minutes * 2),
    pause: fc.constantFrom(0, 0, 30, 60),
    late: fc.tuple(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 0, max: 59 })),
    jobRoleId: fc.constantFrom(roleId("barista"), roleId("cook"), null),
    place: fc.constantFrom("east", "west"),
    state: fc.constantFrom(...states),
  }),
  { minLength: 1, maxLength: 12 },
);

const people = fc.array(
  fc.record({
    pieces,
    home: fc.constantFrom("east", "west"),
    rates: fc.constantFrom(...Object.keys(rateBooks)),
    policy: fc.constantFrom("company", "company", "exempt"),
  } as const),
  { minLength: 1, maxLength: 3 },
);

export const companies = fc.record({
  east: fc.constantFrom(...zones),
  west: fc.constantFrom(...zones),
  /** In the weeks after these the clocks change in one zone or the other, or in none. */
  firstDay: fc.constantFrom("2026-03-02", "2026-03-23", "2026-10-19", "2026-06-01"),
  preset: fc.constantFrom(...overtimePresets),
  weekStart: fc.constantFrom("monday", "sunday", "wednesday"),
  workdayStart: fc.constantFrom("00:00", "05:00"),
  attribution: fc.constantFrom("split", "split", "start", "end", "most-worked"),
  rounding: fc.constantFrom("none", "none", "punches", "days"),
  deducts: fc.boolean(),
  people,
} as const);
export type DrawnCompany = typeof companies extends fc.Arbitrary<infer T> ? T : never;

export function rulesOf(drawn: DrawnCompany): WorkRules {
  const rules = presetRules(drawn.preset);
  const { weekStart, workdayStart } = drawn;
  const rounding = { ...rules.rounding, ...roundings[drawn.rounding] };
  const autoDeduct = drawn.deducts ? { afterSeconds: 21_600, deductSeconds: 1800 } : null;
  const attribution = rules.isRollingWorkday ? "split" : drawn.attribution;
  const breaks = { ...rules.breaks, autoDeduct };
  const shiftGapSeconds = attribution === "split" ? rules.shiftGapSeconds : 3600;
  const days = { weekStart, workdayStart, attribution, shiftGapSeconds };
  return { ...rules, ...days, rounding, breaks };
}

/** Everything that was planned and worked, with the weeks as the server computes them. */
export function companyOf(drawn: DrawnCompany) {
  const rules = rulesOf(drawn);
  const staff = drawn.people.map((person, index) => {
    const employeeId = anEmployeeId(`person${index}`);
    const timeZone = drawn[person.home];
    const shifts = shiftsOf(drawn, person, employeeId);
    const entries = shifts.map((shift, at) =>
      entryOf(shift, person.pieces[at], { rules, timeZone }),
    );
    const ownRules = rulesUnder(person.policy, rules);
    const rates = rateBooks[person.rates]?.(drawn.firstDay) ?? [];
    const weeks = weeksOf(entries, { employeeId, timeZone, rules: ownRules, rates });
    return { employeeId, timeZone, rules: ownRules, rates, shifts, entries, weeks };
  });
  return { rules, zones: { east: drawn.east, west: drawn.west }, staff };
}

type DrawnPerson = DrawnCompany["people"][number];

function shiftsOf(drawn: DrawnCompany, person: DrawnPerson, employeeId: EmployeeId) {
  let free = epochSeconds(dayStart(drawn.firstDay, drawn[person.home]));
  return person.pieces.map(({ gap, length, pause, jobRoleId, place }, index) => {
    const from = free + gap * 60;
    free = from + length * 60;
    const timeZone = drawn[place];
    return {
      ...aShift(),
      id: aShiftId(`${employeeId}-${index}`),
      employeeId,
      jobRoleId,
      locationId: aLocationId(place),
      timeZone,
      day: localDateAt(instantFromSeconds(from), timeZone),
      startsAt: instantFromSeconds(from),
      endsAt: instantFromSeconds(free),
      unpaidBreakSeconds: Math.min(pause, length) * 60,
      state: "published" as const,
    };
  });
}

interface EntryTerms {
  rules: WorkRules;
  timeZone: string;
}

/**
 * The shift worked as planned, each punch some seconds late; without an end where none was punched.
 */
function entryOf(
  shift: Shift & { employeeId: EmployeeId },
  piece: DrawnPerson["pieces"][number] | undefined,
  { rules, timeZone }: EntryTerms,
): TimeEntry {
  const { startsAt, endsAt, breaks } = asWorked(shift);
  const [first, last] = piece?.late ?? [0, 0];
  const state = piece?.state ?? "closed";
  const punched: WorkSpan = {
    startsAt: instantAfter(startsAt, first),
    endsAt: endsAt === null || state === "needsFix" ? null : instantAfter(endsAt, last),
    breaks: state === "needsFix" ? [] : breaks,
  };
  const payable = payableMinutes(punched);
  const [weekStart = ""] = weeksOfSpan(payable, rules, timeZone);
  const week = emptyWeek({ employeeId: shift.employeeId, weekStart, timeZone });
  const { id, jobRoleId, locationId } = shift;
  const own = { employeeId: shift.employeeId, jobRoleId, locationId, shiftId: id, state };
  const day = dayInWeek(payable.startsAt, week, rules);
  return anEntry({
    ...own,
    id: anEntryId(id),
    timeZone: shift.timeZone,
    day,
    weekStart,
    punched,
    payable,
  });
}

interface WeekTerms extends EntryTerms {
  employeeId: EmployeeId;
  rates: WageRate[];
}

function weeksOf(entries: readonly TimeEntry[], { employeeId, timeZone, rules, rates }: WeekTerms) {
  const starts = entries.flatMap(({ payable }) => weeksOfSpan(payable, rules, timeZone));
  return [...new Set(starts)].map((weekStart) => {
    const empty = emptyWeek({ employeeId, weekStart, timeZone });
    const own = entries
      .filter(({ payable }) => weeksOfSpan(payable, rules, timeZone).includes(weekStart))
      .map(({ id, payable, locationId, jobRoleId, state }) => {
        return { entryId: id, ...payable, locationId, jobRoleId, state };
      });
    const now = "2026-12-31T00:00:00.000Z";
    const built = buildWeek({ ...empty, entries: own, rules, rates, currency: "USD", now });
    return { week: { ...empty, ...built.week }, pay: built.pay };
  });
}
