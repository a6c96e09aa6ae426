import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Said } from "@crewline/domain/rules/availability/held-times";
import type { CompanyRules } from "@crewline/domain/rules/company/rules-on";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { listed } from "@crewline/domain/kernel/formats/listed";
import { levelOf } from "@crewline/domain/rules/schedules/findings/finding";
import {
  belowOwnHours,
  findingsOfWeek,
} from "@crewline/domain/rules/schedules/findings/week-findings";
import { plannedOvertime } from "@crewline/domain/rules/schedules/planned-overtime";
import type { NameOfSkill } from "@crewline/domain/rules/skills/held-skills";
import { belowOwnText, findingTextsOf } from "@crewline/domain/words/schedules/finding-words";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { RowData } from "../model/week-rows.ts";
import type { RosterWeek } from "../model/roster-context.ts";
import type { Elsewhere } from "../model/elsewhere.ts";

/** The totals of a person's plan: overtime, and in words what was not agreed or is not allowed. */
export interface PlanFigures {
  /** By the company's rules, even for exempt employees; null where it cannot be computed. */
  overtimeSeconds: number | null;
  /** The locations of the person, which decide who may see whether overtime is paid. */
  locationIds: Employee["locationIds"];
  contractSeconds: Employee["contractSecondsPerWeek"];
  warnings: string;
  /** The part that the figures leave out, because the reader may not see it; "" for none. */
  leftOut: string;
}

/** The figures of an employee whose whole week the reader may not see. */
export const noFigures: PlanFigures = {
  overtimeSeconds: null,
  locationIds: [],
  contractSeconds: null,
  warnings: "",
  leftOut: "",
};

/** The sources of a person's figures. */
interface Facts {
  person: Employee;
  location: Location;
  shifts: readonly Shift[];
  /** True if those are all shifts of the person in the week. */
  isWhole: boolean;
  /** The names of the person's locations whose drafts the reader may not see. */
  publishedOnly: string;
  said: Said | undefined;
  timeOff: readonly TimeOff[];
  rules: RosterWeek["rules"];
}

/**
 * Answers overtime and warnings that the plan makes for each person of the week. Of people who also
 * work where the reader may not look only single shifts are judged, because half a week would give
 * a wrong number. A person is computed again only when the record, the location, a shift
 * or the availability changes.
 */
export function planCounter(
  companyRules: CompanyRules,
  { skillName, locale }: { skillName: NameOfSkill; locale: Locale },
) {
  const { workRules: rules } = companyRules;
  const known = new Map<EmployeeId, { facts: Facts; figures: PlanFigures }>();
  const count = (week: RosterWeek, facts: Facts): PlanFigures => {
    const { person, shifts, isWhole, publishedOnly } = facts;
    const { timeZone } = facts.location;
    const { weekStart } = week;
    return {
      overtimeSeconds: isWhole ? plannedOvertime({ weekStart, timeZone, rules, shifts }) : null,
      locationIds: person.locationIds,
      contractSeconds: person.contractSecondsPerWeek,
      warnings: warningsOf(week, facts, { skillName, locale }).join(". "),
      leftOut: publishedOnly === "" ? "" : `Without drafts at ${publishedOnly}`,
    };
  };
  return (week: RosterWeek, elsewhere: Elsewhere, row: Pick<RowData, "shifts" | "elsewhere">) => {
    const { knownLocationIds, publishedOnlyIds } = elsewhere;
    return (person: Employee): PlanFigures => {
      const { id, locationIds } = person;
      const isWhole = locationIds.every((locationId) => knownLocationIds.has(locationId));
      const said = week.availability.said.get(id);
      const hidden = locationIds.filter((locationId) => publishedOnlyIds.has(locationId));
      const publishedOnly = listed(hidden.map(week.names.location), locale);
      const shifts = [...row.shifts, ...row.elsewhere];
      const facts = {
        person,
        location: week.location,
        shifts,
        isWhole,
        publishedOnly,
        said,
        timeOff: week.timeOff,
        rules: week.rules,
      };
      const before = known.get(id);
      const isKept = before !== undefined && isSameFacts(before.facts, facts);
      const figures = isKept ? before.figures : count(week, facts);
      known.set(id, { facts, figures });
      return figures;
    };
  };
}

/** Counts the plan of a person from all that the week holds. */
export type CountPlan = ReturnType<typeof planCounter>;

interface Reader {
  skillName: NameOfSkill;
  locale: Locale;
}

/** What was not agreed or is not allowed, in words. */
function warningsOf(
  week: RosterWeek,
  { person, location, shifts, isWhole }: Facts,
  { skillName, locale }: Reader,
): string[] {
  const here = shifts.filter(({ locationId }) => locationId === location.id);
  const judged = week.judge.personOf(person.id);
  // Overtime has a line of its own below the hours.
  const counted = judged === null ? null : { ...judged, overtime: null };
  // Budgets count these shifts already; the foot of the grid tells which ones the week exceeds.
  const place = { ...week.judge.placeOn(week.weekStart), budget: null };
  const found = counted === null ? [] : findingsOfWeek(here, counted, place);
  const warned = found.filter((one) => levelOf(one) !== "info");
  const { timeZone } = location;
  const reader = { who: null, timeZone, roleName: week.roleName, skillName, locale };
  const below = isWhole ? belowOwnHours(shifts, person) : null;
  return [
    ...findingTextsOf(warned, reader),
    ...(below === null ? [] : [belowOwnText(below, person.name, locale)]),
  ];
}

function isSameFacts(before: Facts, after: Facts): boolean {
  const { person, location, shifts, isWhole, publishedOnly, said, timeOff, rules } = before;
  return (
    person === after.person &&
    location === after.location &&
    isWhole === after.isWhole &&
    publishedOnly === after.publishedOnly &&
    said === after.said &&
    timeOff === after.timeOff &&
    rules === after.rules &&
    isSame(shifts, after.shifts)
  );
}

function isSame(before: readonly Shift[], after: readonly Shift[]): boolean {
  return before.length === after.length && before.every((shift, index) => shift === after[index]);
}
