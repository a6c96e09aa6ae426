import { newRateTooHigh } from "@crewline/domain/words/pay/rate-words";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { MAX_RATE } from "@crewline/domain/kernel/money/rate";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { minimumsOf } from "@crewline/domain/rules/rates/minimum-wage";
import { raiseCost, WEEKS_LOOKED_AT } from "@crewline/domain/rules/wage-changes/raise-cost";
import { raisedRates, whyUnchanged } from "@crewline/domain/rules/rates/raise";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type {
  PlannedRaise,
  previewRaiseSchema,
} from "@crewline/domain/rules/wage-changes/wage-change-rows";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { weeksSince } from "../../store/company/filters.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { previewChanges } from "./preview-row.ts";

type Input = z.infer<typeof previewRaiseSchema>;

const nothing = {
  impact: { weekCount: 0, openMinor: 0, adjustmentMinor: 0 },
  cost: { basis: "none" as const, yearMinor: 0, work: [] },
};

/** Returns the effect of a raise on each employee, by name; writes nothing. */
export async function previewRaise(
  actor: Actor,
  input: Input,
): Promise<{ people: PlannedRaise[] }> {
  const store = await readCompany(actor.companyId);
  const people = await store.employees.findAll(input.employeeIds);
  if (people.length < new Set(input.employeeIds).size) {
    throw new RuleViolation("notFound", { what: "employee" });
  }
  const planned = await Promise.all(
    people.map((person) => planFor(store, person, { ...input, locale: actor.locale })),
  );
  return { people: planned.toSorted((a, b) => a.employeeName.localeCompare(b.employeeName)) };
}

async function planFor(
  store: CompanyStore,
  employee: Employee,
  { raise, effectiveDate, locale }: Input & { locale: Locale },
): Promise<PlannedRaise> {
  const { id: employeeId, name: employeeName, locationIds, jobRoleIds } = employee;
  const [company, locations, pay] = await Promise.all([
    store.company(),
    store.locationRecords.findAll(locationIds),
    store.employeePay.find(employeeId),
  ]);
  const person = { locationIds, jobRoleIds, rates: pay?.rates ?? [] };
  const { currency } = company;
  const terms = { day: effectiveDate, minimums: minimumsOf(locations), currency };
  const reason = raise.kind === "minimum" ? ("minimumWage" as const) : ("merit" as const);
  const changes = raisedRates(person, raise, terms).map((rate) => {
    const what = { ...rate, employeeId, effectiveDate, reason, note: "" };
    return what;
  });
  if (changes.some(({ rateTenThousandths }) => rateTenThousandths > MAX_RATE)) {
    const problem = newRateTooHigh(locale);
    const none = { changes: [], unchanged: null, fingerprint: null };
    return { ...none, ...nothing, employeeId, employeeName, problem };
  }
  const row = { employeeId, employeeName, changes };
  if (changes.length === 0) {
    const unchanged = whyUnchanged(person, raise, terms);
    return { ...row, ...nothing, unchanged, fingerprint: null, problem: null };
  }
  const { impact, fingerprint, problem } = await previewChanges(store, employee, {
    changes,
    locale,
  });
  const after = [...person.rates, ...changes];
  const cost = raiseCost({
    employee,
    weeks: await lastWeeks(store, employeeId, company.timeZone),
    before: person.rates,
    after,
    day: effectiveDate,
    currency,
  });
  return { ...row, impact, cost, unchanged: null, fingerprint, problem };
}

/** The weeks before the current one whose hours represent a usual week. */
async function lastWeeks(
  store: CompanyStore,
  employeeId: EmployeeId,
  timeZone: string,
): Promise<EmployeeWeek[]> {
  const today = localDateAt(now(), timeZone);
  const found = await store.employeeWeeks.list(
    weeksSince(employeeId, addDays(today, -7 * (WEEKS_LOOKED_AT + 1))),
  );
  return found
    .filter(({ weekStart }) => weekStart <= addDays(today, -7))
    .toSorted((a, b) => b.weekStart.localeCompare(a.weekStart))
    .slice(0, WEEKS_LOOKED_AT);
}
