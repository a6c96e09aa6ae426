import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart, localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { DayCost, showDayCostSchema } from "@crewline/domain/records/pay/day-cost";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { salesMonthId } from "@crewline/domain/records/sales/sales-month";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { mayReadPay, mayReadPayOfOthers } from "@crewline/domain/rules/access/record-access";
import { salesMinor } from "@crewline/domain/rules/sales/sales-amounts";
import { countsAsWorked, isRunning } from "@crewline/domain/rules/time-entries/transitions";
import type { z } from "zod/mini";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { timeOffOf } from "../../operations/payroll/read-salaries.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { startsAtLocation } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { Staff } from "./cost-of-staff.ts";
import { costOfPlan, costOfWork } from "./cost-of-staff.ts";
import { plannedOnDay } from "./packed-plans.ts";

/**
 * Returns what a day at a location costs, as planned and as worked until now. Null for a reader who
 * may not see the pay of everyone who is planned or works on it; for most of them the plan of the day
 * tells that already.
 */
export async function showDayCost(
  actor: Actor,
  { locationId, day }: z.infer<typeof showDayCostSchema>,
): Promise<{ cost: DayCost | null }> {
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const store = await readCompany(actor.companyId);
  const location = await store.locationRecords.get(locationId);
  const [planned, reader] = await Promise.all([
    plannedOnDay(store, locationId, day),
    recordActorOf(store, actor),
  ]);
  const isOfOthers = planned.some(({ employeeId }) => employeeId !== reader.employeeId);
  if (isOfOthers && !mayReadPayOfOthers(reader)) return { cost: null };
  const [company, locations, entries] = await Promise.all([
    store.company(),
    store.locations.list([]),
    store.timeEntries.list(startsOfDay(location, day)),
  ]);
  const worked = entries.filter((entry) => isWorkedOn(entry, day, location));
  const ids = [...new Set([...planned, ...worked].flatMap(({ employeeId }) => employeeId ?? []))];
  const people = await store.employees.findAll(ids);
  const readable = people.filter((person) => mayReadPay(reader, person));
  if (readable.length < ids.length) return { cost: null };
  const pay = await readPay(store, { ids, day });
  const staff = { store, company, locations, people, ...pay, locationId, day };
  const parts = [await costOfPlan(staff, planned), await costOfWork(staff, worked)];
  const unpriced = new Set(parts.flatMap(({ unpricedIds }) => unpricedIds));
  const [plan, work] = parts.map(({ spans }) => spans);
  const costs = { planned: plan ?? [], worked: work ?? [], unpriced: unpriced.size };
  const names = people.map(({ id: employeeId, name }) => ({ employeeId, name }));
  const sales = await salesOfDay(store, location, day);
  return { cost: { currency: company.currency, ...costs, people: names, sales } };
}

/** Asks for the entries that begin on a day of the location, and at the first moment of the next. */
function startsOfDay({ id, timeZone }: LocationRecord, day: LocalDate) {
  return startsAtLocation(id, dayStart(day, timeZone), dayStart(addDays(day, 1), timeZone));
}

/** The pay of employees, and the time off of those whose salary it may change. */
async function readPay(
  store: CompanyStore,
  { ids, day }: { ids: readonly EmployeeId[]; day: LocalDate },
): Promise<Pick<Staff, "pays" | "timeOff">> {
  const pays = await store.employeePay.findById(ids);
  const salaried = ids.filter((id) =>
    payTermsOf(pays.get(id) ?? null).rates.some(({ salary }) => salary !== undefined),
  );
  return { pays, timeOff: await timeOffOf(store, salaried, { firstDay: day }) };
}

async function salesOfDay(
  store: CompanyStore,
  { id, budget }: Pick<LocationRecord, "id" | "budget">,
  day: LocalDate,
): Promise<DayCost["sales"]> {
  const month = await store.salesMonths.find(salesMonthId(id, day));
  const sales = month?.days[day];
  const amountMinor = sales === undefined ? null : salesMinor(sales);
  if (amountMinor === null) return null;
  return { amountMinor, budgetBasisPoints: budget.salesShareBasisPoints };
}

function isWorkedOn(
  { payable, state }: TimeEntry,
  day: LocalDate,
  { timeZone }: Location,
): boolean {
  const isShown = countsAsWorked(state) || isRunning(state);
  return isShown && localDateAt(payable.startsAt, timeZone) === day;
}
