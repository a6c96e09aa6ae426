import { screenBudgets } from "../budgets.ts";
import { PEOPLE_EACH } from "./bench-crew.ts";
import type { FollowUp } from "./follow-ups.ts";
import { billedSeconds } from "./list-prices.ts";
import type { ProcedureLoad } from "./measure-loads.ts";
import type { Act, ActCounts } from "./month-cost.ts";

/** A usual month of an employee who works full time, at a location of `PEOPLE_EACH` people. */
const SHIFTS = 20;
const WEEKS = 4.35;
const DAYS = 30.4;
const LOCATION = 1 / PEOPLE_EACH;
/** Home asks for the cost of the day every two minutes. */
const ASKS_AN_HOUR = 30;

type Usual = Readonly<Record<string, Pick<Act, "perEmployee"> & Partial<ActCounts>>>;

/** A command leaves an event, which a trigger gives out, and a key; the database deletes both. */
const command = { deletes: 2, invocations: 2 };
/** A limit of calls is kept in a document of the minute, which the database deletes. */
const limited = { deletes: 1 };
const task = { tasks: 1 };

/** How often each of what is measured happens. */
const usual: Usual = {
  "sign in": { perEmployee: 2, ...limited },
  session: { perEmployee: 1.5 * SHIFTS },
  "user.userInfo": { perEmployee: 1.5 * SHIFTS },
  "timeEntries.clockIn": { perEmployee: SHIFTS, ...command },
  "timeEntries.startBreak": { perEmployee: SHIFTS, ...command },
  "timeEntries.endBreak": { perEmployee: SHIFTS, ...command },
  "timeEntries.clockOut": { perEmployee: SHIFTS, ...command },
  "after clockIn: summaries": { perEmployee: 3 * SHIFTS },
  "after clockOut: summaries": { perEmployee: SHIFTS },
  "after clockOut: approvalRule": { perEmployee: SHIFTS, ...task },
  "after clockOut: checklistsLeft": { perEmployee: SHIFTS, ...task },
  "schedules.addShift": { perEmployee: SHIFTS, ...command },
  "schedules.saveShift": { perEmployee: SHIFTS / 4, ...command },
  "after saveShift: summaries": { perEmployee: SHIFTS + SHIFTS / 4 },
  "schedules.publish": { perEmployee: WEEKS * LOCATION, ...command },
  "schedules.claimShift": { perEmployee: 1, ...command },
  "timeEntries.approve": { perEmployee: WEEKS, ...command },
  "reports.payroll": { perEmployee: 10 * LOCATION, ...limited },
  // A screen at each location, four hours of a working day; half of them see the pay.
  "schedules.dayCost": { perEmployee: 2 * ASKS_AN_HOUR * SHIFTS * LOCATION, ...limited },
  "schedules.dayCost, no pay seen": {
    perEmployee: 2 * ASKS_AN_HOUR * SHIFTS * LOCATION,
    ...limited,
  },
  "due: alertWatch": { perEmployee: 40 * DAYS * LOCATION, ...task },
  "due: locationNight": { perEmployee: DAYS * LOCATION, ...task },
  "due: companyNight": { perEmployee: (DAYS * LOCATION) / 2, ...task },
};

/** How often the app opens a screen and listens to its documents, as many as its limit allows. */
const screens: Readonly<Record<string, number>> = {
  "Home (employee)": 1.5 * SHIFTS,
  "Schedules (employee)": WEEKS,
  "Schedules (owner)": 3 * SHIFTS * LOCATION,
  "Time Entries (owner)": 2 * SHIFTS * LOCATION,
};

/** The acts of a month, with what each was measured to take. Throws if one was not measured. */
export function actsOfMonth(
  loads: readonly ProcedureLoad[],
  followUps: readonly FollowUp[],
): Act[] {
  const ofProcedures = loads.map(({ name, product: { reads, writes, perSecond } }) => ({
    name,
    reads,
    writes,
    seconds: 1 / perSecond,
  }));
  const measured = new Map([...ofProcedures, ...followUps].map((one) => [one.name, one]));
  const acts = Object.entries(usual).map(([name, { perEmployee, ...also }]): Act => {
    const one = measured.get(name);
    if (one === undefined) throw new Error(`${name} was not measured.`);
    const { reads, writes } = one;
    const calls = { reads, writes, deletes: 0, invocations: 1, tasks: 0, ...also };
    return { name, perEmployee, counts: { ...calls, seconds: secondsOf(one.seconds, calls) } };
  });
  return [...acts, ...screenActs()];
}

/** Each further call of an act is a short one. */
function secondsOf(seconds: number, { invocations }: Pick<ActCounts, "invocations">): number {
  return billedSeconds(seconds) + (invocations - 1) * billedSeconds(0.01);
}

function screenActs(): Act[] {
  const none = { writes: 0, deletes: 0, invocations: 0, tasks: 0, seconds: 0 };
  return Object.entries(screens).map(([label, perEmployee]) => {
    const screen = screenBudgets.find((one) => one.label === label);
    if (screen === undefined) throw new Error(`There is no screen ${label}.`);
    return { name: label, perEmployee, counts: { ...none, reads: screen.budget.documentReads } };
  });
}
