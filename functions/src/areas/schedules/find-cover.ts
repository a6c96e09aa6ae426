import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Company } from "@crewline/domain/records/company/company";
import type { EmployeePay } from "@crewline/domain/records/pay/employee-pay";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type {
  CoverRank,
  findCoverSchema,
  rankPeopleSchema,
} from "@crewline/domain/records/schedules/cover-rank";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { homeZone } from "@crewline/domain/rules/employees/home-zone";
import type { CoverCandidate } from "@crewline/domain/rules/schedules/cover/rank-cover";
import { rankCover } from "@crewline/domain/rules/schedules/cover/rank-cover";
import { budgetFindings } from "@crewline/domain/rules/schedules/findings/budget-findings";
import type { WeekBudget } from "@crewline/domain/rules/schedules/findings/week-budget";
import { burdensOfPlan } from "@crewline/domain/rules/schedules/fairness/shift-burdens";
import { rulesByTerms } from "@crewline/domain/rules/weeks/person-rules";
import type { z } from "zod/mini";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { approvedTimeOff } from "../../store/company/filters.ts";
import { readBudgets } from "../../operations/schedules/read-budgets.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { judgeAnywhere } from "./place-plan.ts";
import { plannablePeople } from "./plannable-people.ts";
import { readLedger } from "./read-ledger.ts";
import { shiftsOfPeople } from "./shifts-of-people.ts";

/** So many workweeks are looked through for the last work of an employee. */
const WEEKS_BACK = 4;

/** Returns who of the location can work a shift, best first, for a manager of the location. */
export async function findCover(
  actor: Actor,
  { shiftId }: z.infer<typeof findCoverSchema>,
): Promise<{ ranked: CoverRank[] }> {
  const store = await readCompany(actor.companyId);
  const shift = await store.shifts.get(shiftId);
  requireReach(actor, { locationIds: [shift.locationId], what: "shift" });
  return rankedFor(store, actor, shift);
}

/** Returns the same for a shift that is being planned; no one has it yet. */
export async function rankPeople(
  actor: Actor,
  { plan }: z.infer<typeof rankPeopleSchema>,
): Promise<{ ranked: CoverRank[] }> {
  const store = await readCompany(actor.companyId);
  const open = { ...plan, employeeId: null };
  requireReach(actor, { locationIds: [plan.locationId], what: "location" });
  const { place } = await judgeAnywhere(store, actor, { plan: open, before: null });
  const placed = place();
  const { uid: updatedBy, displayName: updatedByName } = actor;
  const unsaved = { id: store.shifts.newId(), state: "draft", version: 1 } as const;
  return rankedFor(store, actor, { ...placed, ...unsaved, updatedBy, updatedByName });
}

/** Returns who can work a shift, best first. */
export async function rankedFor(
  store: CompanyStore,
  actor: Actor,
  shift: Shift,
): Promise<{ ranked: CoverRank[] }> {
  const location = await store.locations.get(shift.locationId);
  const people = await plannablePeople(store, location.id, [shift.day]);
  const { limits } = rulesOn(await store.company(), shift.day);
  const found = await candidates(store, actor, { shift, people, location });
  return { ranked: rankCover(shift, found, limits) };
}

interface Asked {
  shift: Shift;
  people: readonly Employee[];
  location: Location;
}

async function candidates(
  store: CompanyStore,
  actor: Actor,
  { shift, people, location }: Asked,
): Promise<CoverCandidate[]> {
  const ids = people.map(({ id }) => id);
  const reader = await recordActorOf(store, actor);
  const [company, locations, shifts, timeOff, availability, lastWork] = await Promise.all([
    store.company(),
    store.locations.list([]),
    shiftsOfPeople(store, ids, shift.weekStart),
    store.timeOff.list(approvedTimeOff([shift.locationId], addDays(shift.day, -1))),
    store.availability.findAll(ids),
    lastWorkOf(store, ids, weekStartOf(shift.day, (await store.company()).workRules.weekStart)),
  ]);
  const ledger = await readLedger(store, actor, { location, locations, people });
  const fairness = new Map(ledger.people.map(({ employeeId, burdens }) => [employeeId, burdens]));
  const kinds = burdensOfPlan({ ...shift, place: location });
  const paid = people.filter((person) => mayReadPay(reader, person)).map(({ id }) => id);
  const pays = await store.employeePay.findById(paid);
  const known = { people, pays, shifts };
  const budget = await readBudget(store, actor, { shift, company, location, known });
  const said = new Map(availability.map(({ id, entries }) => [id, entries]));
  return people.map((employee) => {
    const { id } = employee;
    const timeZone = homeZone(employee, locations, company.timeZone);
    const terms = payTermsOf(pays.get(id) ?? null);
    const entries = said.get(id);
    const worked = lastWork.get(id);
    return {
      employee,
      shifts: shifts.filter((one) => one.employeeId === id),
      timeOff: timeOff.filter((one) => one.employeeId === id),
      said: entries === undefined ? null : { entries, timeZone },
      week: {
        weekStart: shift.weekStart,
        timeZone,
        rules: rulesByTerms(company, terms, shift.weekStart),
        wages: terms.rates,
        currency: company.currency,
      },
      showsCost: pays.has(id),
      lastWorkedOn: worked === undefined ? null : localDateAt(worked, timeZone),
      overBudgets: budgetFindings({ ...shift, employeeId: id }, { budget }).map(
        ({ facts }) => facts,
      ),
      burdens: (fairness.get(id) ?? []).filter(({ kind }) => kinds.includes(kind)),
    };
  });
}

interface BudgetAsked extends Pick<Asked, "shift" | "location"> {
  company: Company;
  known: {
    people: readonly Employee[];
    pays: ReadonlyMap<EmployeeId, EmployeePay | null>;
    shifts: readonly Shift[];
  };
}

/** The budget of the shift's week, by the pay of all who can work it; null where none is set. */
async function readBudget(
  store: CompanyStore,
  actor: Actor,
  { shift, company, location, known: { people, pays, shifts } }: BudgetAsked,
): Promise<WeekBudget | null> {
  const readKnown = async () => ({
    people: await Promise.all(
      people.map(async (employee) => {
        const { id } = employee;
        return { employee, pay: pays.get(id) ?? (await store.employeePay.find(id)) };
      }),
    ),
    shifts,
  });
  const asked = { company, location, days: [shift.day], readKnown };
  return (await readBudgets(store, actor, asked)).get(shift.weekStart) ?? null;
}

/** When each employee began the last work of the weeks until now. */
async function lastWorkOf(
  store: CompanyStore,
  ids: readonly EmployeeId[],
  weekStart: LocalDate,
): Promise<Map<EmployeeId, Instant>> {
  const weeks = await store.employeeWeeks.findAll(
    ids.flatMap((id) =>
      Array.from({ length: WEEKS_BACK }, (_, back) =>
        employeeWeekId(id, addDays(weekStart, -7 * back)),
      ),
    ),
  );
  const last = new Map<EmployeeId, Instant>();
  for (const { employeeId, entries } of weeks) {
    for (const { startsAt } of entries) {
      if (startsAt <= now() && startsAt > (last.get(employeeId) ?? "")) {
        last.set(employeeId, startsAt);
      }
    }
  }
  return last;
}
