import { MAX_RATE } from "@crewline/domain/money/rate";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { minimumsOf } from "@crewline/domain/wage-changes/minimum-wage";
import { raisedRates } from "@crewline/domain/wage-changes/raise";
import type { Employee } from "@crewline/domain/employees/employee";
import type {
  PlannedRaise,
  previewRaiseSchema,
} from "@crewline/domain/wage-changes/wage-change-rows";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { readCompany } from "../../store/read-company.ts";
import { previewChanges } from "./preview-row.ts";

type Input = z.infer<typeof previewRaiseSchema>;

const unchanged = { changes: [], fingerprint: null };
const nothing = { weekCount: 0, openMinor: 0, adjustmentMinor: 0 };

/** What a raise does for each of the people, by name; nothing is written. */
export async function previewRaise(
  actor: Actor,
  input: Input,
): Promise<{ people: PlannedRaise[] }> {
  const store = await readCompany(actor.companyId);
  const people = await store.employees.findAll(input.employeeIds);
  if (people.length < new Set(input.employeeIds).size) {
    throw new RuleViolation("notFound", { what: "employee" });
  }
  const planned = await Promise.all(people.map((person) => planFor(store, person, input)));
  return { people: planned.toSorted((a, b) => a.employeeName.localeCompare(b.employeeName)) };
}

async function planFor(
  store: CompanyStore,
  employee: Employee,
  { raise, effectiveDate }: Input,
): Promise<PlannedRaise> {
  const { id: employeeId, name: employeeName, locationIds, jobRoles } = employee;
  const [company, locations, pay] = await Promise.all([
    store.company(),
    store.locations.findAll(locationIds),
    store.employeePay.find(employeeId),
  ]);
  const person = { locationIds, jobRoles, rates: pay?.rates ?? [] };
  const { currency } = company;
  const terms = { day: effectiveDate, minimums: minimumsOf(locations), currency };
  const reason = raise.kind === "minimum" ? ("minimumWage" as const) : ("merit" as const);
  const changes = raisedRates(person, raise, terms).map((rate) => {
    const what = { ...rate, employeeId, effectiveDate, reason, note: "" };
    return what;
  });
  if (changes.some(({ rateTenThousandths }) => rateTenThousandths > MAX_RATE)) {
    return {
      ...unchanged,
      impact: nothing,
      employeeId,
      employeeName,
      problem: "The new rate is too high.",
    };
  }
  const row = { employeeId, employeeName, changes };
  if (changes.length === 0) return { ...row, impact: nothing, fingerprint: null, problem: null };
  const { impact, fingerprint, problem } = await previewChanges(store, employee, changes);
  return { ...row, impact, fingerprint, problem };
}
