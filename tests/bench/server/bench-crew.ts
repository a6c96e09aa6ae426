import type { EmployeeId, LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { localTimeAt } from "@crewline/domain/kernel/time/zone";
import { withoutTriggers } from "../../../emulators/stack/emulator-hub.ts";
import type { Member, TestCompany } from "../../support/a-company.ts";
import { aCompany, aMember } from "../../support/a-company.ts";
import { aShiftPlan } from "../../support/a-shift-plan.ts";
import { anAttempt } from "../../support/api-client.ts";
import { inParallel } from "../../support/punch-storm.ts";
import { todayInNewYork } from "../../support/today.ts";

/** The employees of each of the two locations. */
export const PEOPLE_EACH = 20;
/** So many weeks are planned and wait to be published. */
const DRAFT_WEEKS = 7;

export type Person = Member & { employeeId: EmployeeId; locationId: LocationId };

/** A company whose people are measured: an owner, a manager who sees no pay, and employees. */
export interface BenchCrew {
  company: TestCompany;
  manager: Member;
  people: Person[];
  today: LocalDate;
  /** The first days of the weeks that wait to be published. */
  draftWeeks: LocalDate[];
  /** A week for each person of a location, without a shift. */
  emptyWeeks: LocalDate[];
  /** An open shift for each of the people, in a week of its own at the location. */
  openShiftIds: ShiftId[];
}

/** Everyone works eight hours on five days of this week, today among them, and of each draft. */
export async function aBenchCrew(): Promise<BenchCrew> {
  const company = await aCompany();
  const { harbor, market } = company;
  const reach = [harbor, market];
  const manager = await aMember(company, { name: "Marcus", role: "manager", reach });
  const places = [harbor, market].flatMap((place) =>
    Array.from({ length: PEOPLE_EACH }, () => place),
  );
  const people = await inParallel(4, places, async (locationId, index): Promise<Person> => {
    const member = await aMember(company, { name: `Person ${index}`, locationIds: [locationId] });
    return { ...member, locationId };
  });
  const today = todayInNewYork();
  const crew = { company, manager, people, today };
  return withoutTriggers(async () => ({ ...crew, ...(await planWeeks(crew)) }));
}

type Planned = Pick<BenchCrew, "company" | "people" | "today">;

async function planWeeks({ company, people, today }: Planned) {
  const thisWeek = weekStartOf(today, "monday");
  const weeksFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => addDays(thisWeek, 7 * (first + index)));
  const draftWeeks = weeksFrom(1, DRAFT_WEEKS);
  const openWeeks = weeksFrom(DRAFT_WEEKS + 1, PEOPLE_EACH);
  const emptyWeeks = weeksFrom(DRAFT_WEEKS + PEOPLE_EACH + 1, PEOPLE_EACH);
  const openShiftIds: ShiftId[] = [];
  for (const locationId of [company.harbor, company.market]) {
    const here = people.filter((one) => one.locationId === locationId);
    for (const weekStart of [thisWeek, ...draftWeeks]) {
      const days = fiveDays(weekStart, today);
      const slots = here.flatMap(({ employeeId }) => days.map((day) => ({ employeeId, day })));
      await addShifts(company, locationId, slots);
    }
    const open = openWeeks.map((day) => ({ employeeId: null, day }));
    openShiftIds.push(...(await addShifts(company, locationId, open)));
    for (const weekStart of [thisWeek, ...openWeeks]) {
      await company.owner.api.schedules.publish.mutate({ ...anAttempt(), locationId, weekStart });
    }
  }
  return { draftWeeks, emptyWeeks, openShiftIds };
}

/** Five days of a week, today among them if it is in the week. */
function fiveDays(weekStart: LocalDate, today: LocalDate): LocalDate[] {
  const days = weekDays(weekStart);
  return [...days.filter((day) => day === today), ...days.filter((day) => day !== today)].slice(
    0,
    5,
  );
}

interface Slot {
  employeeId: EmployeeId | null;
  day: LocalDate;
}

/** Shifts of eight hours that begin in this hour of the day; throws if one is skipped. */
async function addShifts(company: TestCompany, locationId: LocationId, slots: readonly Slot[]) {
  const shifts = slots.map((slot) => {
    const { locationId: _harbor, ...plan } = aShiftPlan(company, {
      ...slot,
      range: rangeFromNow(),
    });
    return plan;
  });
  const input = { ...anAttempt(), locationId, shifts };
  const { shiftIds, skipped } = await company.owner.api.schedules.addShifts.mutate(input);
  if (skipped.length > 0) throw new Error(`Shifts were skipped: ${JSON.stringify(skipped[0])}`);
  return shiftIds;
}

/** "14:00-22:00" in the afternoon; over midnight in the evening. */
function rangeFromNow(): string {
  const hour = Number(localTimeAt(new Date().toISOString(), "America/New_York").slice(0, 2));
  const time = (at: number) => `${String(at % 24).padStart(2, "0")}:00`;
  return `${time(hour)}-${time(hour + 8)}`;
}
