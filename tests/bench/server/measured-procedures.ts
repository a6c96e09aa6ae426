import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { period, whole } from "../../support/a-worked-period.ts";
import { aShiftPlan } from "../../support/a-shift-plan.ts";
import { anEntry } from "../../support/an-entry.ts";
import { inParallel } from "../../support/punch-storm.ts";
import type { BenchCrew, Person } from "./bench-crew.ts";
import { PEOPLE_EACH } from "./bench-crew.ts";
import type { Wanted } from "./call-instance.ts";
import { mutationOf, queryOf, sessionOf, signInOf } from "./requests-of.ts";

/** A procedure with the requests that measure it; they come in the order of the list. */
export interface Measured {
  name: string;
  /** How many requests are on their way at each moment. */
  atOnce: number;
  requests: (crew: BenchCrew, socketPath: string) => Promise<Wanted[]>;
}

/** As many people may ask and punch at the same moment. */
const MANY = 4;
/**
 * Plans and decisions come one after the other: the emulator locks all shifts of all companies for
 * one transaction that reads some, so that others would only wait.
 */
const ONE = 1;

/** What people do most, as a day and a week go by. */
export const measuredProcedures: readonly Measured[] = [
  measured("sign in", MANY, ({ people }, at) => each(people, (one) => signInOf(at, one))),
  measured("session", MANY, async ({ people }, at) =>
    often(await each(people, (one) => sessionOf(at, one))),
  ),
  measured("user.userInfo", MANY, async ({ people }) =>
    often(people.map((one) => queryOf(one, "user.userInfo"))),
  ),
  punch("clockIn", ({ locationId }) => ({ locationId, jobRoleId: null })),
  punch("startBreak"),
  punch("endBreak"),
  punch("clockOut"),
  measured("schedules.addShift", ONE, async (crew) => shifts(crew, addShift)),
  measured("schedules.saveShift", ONE, async (crew) => shifts(crew, saveShift)),
  measured("schedules.publish", ONE, async (crew) => publications(crew)),
  measured("schedules.claimShift", ONE, async (crew) => claims(crew)),
  measured("timeEntries.approve", ONE, approvals),
  measured("reports.payroll", MANY, async ({ company, people }) =>
    people.map(() => queryOf(company.owner, "reports.payroll", whole)),
  ),
  measured("schedules.dayCost", MANY, async (crew) => dayCosts(crew, crew.company.owner)),
  measured("schedules.dayCost, no pay seen", MANY, async (crew) => dayCosts(crew, crew.manager)),
];

function measured(name: string, atOnce: number, requests: Measured["requests"]): Measured {
  return { name, atOnce, requests };
}

/** Questions are asked five times by each. */
function often(wanted: readonly Wanted[]): Wanted[] {
  return [1, 2, 3, 4, 5].flatMap(() => wanted);
}

function each<T>(people: readonly Person[], make: (person: Person) => Promise<T>): Promise<T[]> {
  return inParallel(4, people, make);
}

function punch(kind: string, where: (person: Person) => object = () => ({})): Measured {
  const name = `timeEntries.${kind}`;
  return measured(name, MANY, async ({ people }) =>
    people.map((person) => mutationOf(person, name, where(person))),
  );
}

type ShiftAct = (crew: BenchCrew, person: Person, index: number) => Wanted;

function shifts(crew: BenchCrew, act: ShiftAct): Wanted[] {
  return crew.people.map((person, index) => act(crew, person, index));
}

const addShift: ShiftAct = (crew, person, index) =>
  mutationOf(crew.manager, "schedules.addShift", {
    shiftId: shiftIdOf(crew, index),
    shift: planOf(crew, { person, index, range: "09:00-17:00" }),
  });

const saveShift: ShiftAct = (crew, person, index) =>
  mutationOf(crew.manager, "schedules.saveShift", {
    shiftId: shiftIdOf(crew, index),
    shift: planOf(crew, { person, index, range: "09:00-18:00" }),
    expectedVersion: 1,
  });

function shiftIdOf({ company }: BenchCrew, index: number) {
  return aShiftId(`bench-${company.companyId}-${index}`);
}

/** A shift in a week that holds no others, as two managers rarely change a week at once. */
function planOf(
  { company, emptyWeeks }: BenchCrew,
  { person, index, range }: { person: Person; index: number; range: string },
) {
  const { employeeId, locationId } = person;
  const day = emptyWeeks[index % PEOPLE_EACH] ?? "";
  return aShiftPlan(company, { employeeId, locationId, day, range });
}

/** The weeks of both locations, with a hundred shifts each. */
function publications({ company, manager, draftWeeks }: BenchCrew): Wanted[] {
  return draftWeeks.flatMap((weekStart) =>
    [company.harbor, company.market].map((locationId) =>
      mutationOf(manager, "schedules.publish", { locationId, weekStart }),
    ),
  );
}

function claims({ people, openShiftIds }: BenchCrew): Wanted[] {
  return people.map((person, index) =>
    mutationOf(person, "schedules.claimShift", { shiftId: openShiftIds[index] }),
  );
}

/** Four days of the period of each of the people, which the manager approves person by person. */
async function approvals({ company, manager, people }: BenchCrew): Promise<Wanted[]> {
  return inParallel(ONE, people, async ({ employeeId, locationId }) => {
    const entries = [];
    for (const days of [0, 1, 2, 3]) {
      const day = addDays(period.firstDay, days);
      const entryId = await anEntry(company, employeeId, { day, locationId });
      entries.push({ entryId, expectedVersion: 1 });
    }
    return mutationOf(manager, "timeEntries.approve", { entries });
  });
}

function dayCosts({ company, people, today }: BenchCrew, reader: BenchCrew["manager"]): Wanted[] {
  const at = { locationId: company.harbor, day: today };
  return people.map(() => queryOf(reader, "schedules.dayCost", at));
}
