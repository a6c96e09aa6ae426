import type { LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { NameOfRole } from "@crewline/domain/rules/job-roles/job-role-names";
import type { JobRole } from "@crewline/domain/records/job-roles/job-role";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { Names } from "@crewline/domain/rules/schedules/find-overlap";
import type { PlanJudge } from "@crewline/domain/rules/schedules/findings/plan-judge";
import type { NameOfSkill } from "@crewline/domain/rules/skills/held-skills";
import { skillNames } from "@crewline/domain/rules/skills/held-skills";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { locationNames } from "../../../entities/locations/location-names.ts";
import type { JudgeFacts } from "./roster-judge.ts";
import { rosterJudge } from "./roster-judge.ts";
import type { ElsewhereWords } from "./elsewhere-words.ts";
import { peopleAt } from "./people-at.ts";
import type { AvailabilityAt } from "../../../entities/schedules/use-availability.ts";
import type { DayNotes } from "./with-time-off.ts";

/** The data shared by all parts of one location's week. */
export interface RosterWeek {
  location: LocationRecord;
  /** The job roles of the company. */
  companyRoles: readonly JobRole[];
  roleName: NameOfRole;
  skillName: NameOfSkill;
  /** What decides about shifts, apart from the week. */
  rules: JudgeFacts;
  /** Judges plans in the week as it is shown. */
  judge: PlanJudge;
  weekStart: LocalDate;
  days: readonly LocalDate[];
  today: LocalDate;
  /** People who may be planned here, in the order of the grid. */
  people: readonly Employee[];
  names: Names;
  /** The standing shifts of the week at this location, unanswered changes included. */
  shifts: readonly Shift[];
  /** Shifts of the same people at other locations in the week. */
  elsewhere: readonly Shift[];
  elsewhereWords: ElsewhereWords;
  /** Published shifts that were deleted since; staff still see them. */
  removed: readonly PublishedShift[];
  /** Those of them that can be restored in this week, as they are stored. */
  restorable: ReadonlyMap<ShiftId, Shift>;
  /** Here and elsewhere: what a person cannot be scheduled over. */
  others: readonly Shift[];
  availability: AvailabilityAt;
  /** The notes on each person's days in the grid. */
  notes: DayNotes;
  /** Approved time off of people of the location, from the week on. */
  timeOff: readonly TimeOff[];
}

export interface RosterWeekInput {
  place: { location: LocationRecord; weekStart: LocalDate; today: LocalDate };
  companyRoles: readonly JobRole[];
  rules: JudgeFacts;
  /** The locations whose shifts are all known. */
  knownLocationIds: ReadonlySet<LocationId>;
  locations: readonly Location[];
  employees: readonly Employee[];
  shifts: readonly Shift[];
  elsewhere: readonly Shift[];
  elsewhereWords: ElsewhereWords;
  removed: readonly PublishedShift[];
  /** All shifts of the week, deleted ones included. */
  live: readonly Shift[];
  availability: AvailabilityAt;
  notes: DayNotes;
  timeOff: readonly TimeOff[];
}

export function rosterWeek(input: RosterWeekInput): RosterWeek {
  const { place, locations, employees, shifts, elsewhere } = input;
  const { availability, notes, timeOff, rules, knownLocationIds } = input;
  const { location } = place;
  const names = { employee: employeeNames(employees), location: locationNames(locations) };
  const others = [...shifts, ...elsewhere];
  const known = { rules, locations, employees, knownLocationIds, timeOff, availability };
  return {
    rules,
    judge: rosterJudge({ ...known, location, names, others, weekStart: place.weekStart }),
    skillName: skillNames(rules.company.skills),
    location,
    companyRoles: input.companyRoles,
    roleName: jobRoleNames(input.companyRoles),
    weekStart: place.weekStart,
    today: place.today,
    days: weekDays(place.weekStart),
    people: peopleAt(employees, place.location.id, place.weekStart),
    names,
    shifts,
    elsewhere,
    elsewhereWords: input.elsewhereWords,
    removed: input.removed,
    restorable: new Map(
      input.live.filter(({ state }) => state === "cancelled").map((shift) => [shift.id, shift]),
    ),
    others,
    availability,
    notes,
    timeOff,
  };
}
