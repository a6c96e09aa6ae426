import { employeeIdSchema, userIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocationId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Member } from "@crewline/domain/records/company/member";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { noTerms } from "@crewline/domain/records/employees/employee";
import { pickColour } from "@crewline/domain/records/company/pick-colour";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Slot } from "./job-roles.ts";
import { jobRoleOf, lead, slotOf } from "./job-roles.ts";
import { addressOf, fullNames } from "./names.ts";
import type { Random } from "./random.ts";
import { skillsOf } from "./skills.ts";
import type { SignIn, Tenant } from "./tenant.ts";

/** A person in the seed: the directory entry, the login, and the habits. */
export interface Staffer {
  employee: Employee;
  email: string;
  uid: UserId;
  role: Role;
  managedLocationIds: LocationId[];
  mayViewWages: boolean;
  slot: Slot;
  daysAWeek: number;
  /** The day from which the employee is away; null for all others. */
  awayFrom: LocalDate | null;
}

interface Hiring {
  tenant: Tenant;
  random: Random;
  /** The first day with shifts: all employees but the last hired have started by then. */
  firstDay: LocalDate;
  today: LocalDate;
}

/** All people of a company: at each location one lead who manages it. */
export function hirePeople(hiring: Hiring): Staffer[] {
  const { tenant, random } = hiring;
  const taken = new Set(tenant.firstPeople.map(({ displayName }) => displayName));
  const names = fullNames(random, tenant.people + taken.size).filter((name) => !taken.has(name));
  const seats = seatsOf(tenant);
  return seats.map((seat, index) => {
    const named = tenant.firstPeople[index];
    const name = named?.displayName ?? names[index] ?? "";
    const signIn = named ?? { displayName: name, email: addressOf(name, tenant.domain) };
    return hire(hiring, { ...seat, index, signIn });
  });
}

interface Seat {
  locationIndex: number;
  indexAtLocation: number;
}

/**
 * People are assigned to locations in turn; the first location gets two per round, so it is the
 * largest.
 */
function seatsOf({ people, locations }: Tenant): Seat[] {
  const round = [0, ...locations.keys()];
  const filled = new Map<number, number>();
  const seats = Array.from({ length: people }, (_, index) => {
    // The first ones all work at the first location, to which the printed sign-ins belong.
    const locationIndex = index < 3 ? 0 : (round[index % round.length] ?? 0);
    const indexAtLocation = filled.get(locationIndex) ?? 0;
    filled.set(locationIndex, indexAtLocation + 1);
    return { locationIndex, indexAtLocation };
  });
  return seats;
}

interface Hire extends Seat {
  index: number;
  signIn: SignIn;
}

function hire(hiring: Hiring, { index, signIn, locationIndex, indexAtLocation }: Hire): Staffer {
  const { tenant, random, firstDay } = hiring;
  const home = homeAt(tenant, locationIndex);
  const isManager = indexAtLocation === 0;
  const uid = userIdSchema.parse(random.id());
  const { awayFrom, ...leaving } = leavingOf(hiring, index);
  const daysAWeek = index % 4 === 3 ? 3 : 5;
  const employee: Employee = {
    id: employeeIdSchema.parse(random.id()),
    name: signIn.displayName,
    jobRoleIds: [jobRoleOf(indexAtLocation).id, ...(indexAtLocation % 6 === 5 ? [lead.id] : [])],
    locationIds: [home, ...secondLocation(tenant, { locationIndex, index })],
    colour: pickColour(index),
    userId: leaving.status === "terminated" || !tenant.hasLogins ? null : uid,
    payrollId: `${tenant.id.slice(0, 1).toUpperCase()}${String(1001 + index)}`,
    hiredOn: addDays(firstDay, -random.whole(30, 1500)),
    ...leaving,
    ...termsOf(daysAWeek),
    skills: skillsOf(index, hiring.today),
    version: 1,
  };
  return {
    employee,
    email: signIn.email,
    uid,
    role: isManager ? "manager" : "employee",
    managedLocationIds: isManager ? [home] : [],
    // The manager with the printed sign-in sees no wages; those of other locations do.
    mayViewWages: isManager && !tenant.firstPeople.includes(signIn),
    slot: slotOf(indexAtLocation),
    daysAWeek,
    awayFrom,
  };
}

function homeAt({ locations }: Tenant, index: number): LocationId {
  const home = locations[index];
  if (home === undefined) throw new Error("A company with people has locations.");
  return home.id;
}

/** The first location of an employee. */
export function homeOf({ locationIds: [home] }: Pick<Employee, "locationIds">): LocationId {
  if (home === undefined) throw new Error("An employee has a location.");
  return home;
}

/** An employee with five days a week has a full-time contract. */
function termsOf(daysAWeek: number): Pick<Employee, keyof typeof noTerms> {
  const hours = (count: number) => count * 3600;
  return daysAWeek === 5
    ? { ...noTerms, employmentType: "fullTime", contractSecondsPerWeek: hours(40) }
    : {
        ...noTerms,
        employmentType: "partTime",
        contractSecondsPerWeek: hours(24),
        maxSecondsPerWeek: hours(32),
      };
}

/** Two of every thirty are away: one has left, one is on leave. */
function leavingOf({ today }: Hiring, index: number) {
  if (index % 30 === 17) {
    const terminatedOn = addDays(today, -12);
    return { status: "terminated", terminatedOn, awayFrom: addDays(terminatedOn, 1) } as const;
  }
  if (index % 30 === 24) {
    return { status: "onLeave", terminatedOn: null, awayFrom: addDays(today, -9) } as const;
  }
  return { status: "active", terminatedOn: null, awayFrom: null } as const;
}

/** Some help out at the next location in the same zone. */
function secondLocation(
  { locations }: Tenant,
  { locationIndex, index }: { locationIndex: number; index: number },
): LocationId[] {
  if (index % 6 !== 1) return [];
  const home = locations[locationIndex];
  const other = locations[(locationIndex + 1) % locations.length];
  return other && home && other.id !== home.id && other.timeZone === home.timeZone
    ? [other.id]
    : [];
}

/** True if the person's sign-in is printed. */
export function isNamed({ firstPeople }: Tenant, { email }: Staffer): boolean {
  return firstPeople.some((signIn) => signIn.email === email);
}

/** The membership behind a person's login. */
export function membershipOf({ employee, email, uid, ...person }: Staffer): Member {
  return {
    id: uid,
    email,
    displayName: employee.name,
    role: person.role,
    employeeId: employee.id,
    locationIds: person.managedLocationIds,
    mayViewWages: person.mayViewWages,
    version: 1,
  };
}
