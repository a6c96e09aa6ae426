import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import { buildReport } from "@crewline/domain/projections/reports/build-report";
import { factsWithin } from "@crewline/domain/projections/reports/period-facts";
import { withPlannedPay } from "@crewline/domain/projections/reports/planned-pay";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { Company } from "@crewline/domain/records/company/company";
import { shardIds, unpackPublic } from "@crewline/domain/records/employees/directory";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { Location } from "@crewline/domain/records/locations/location";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import type {
  ReportInput,
  ReportRange,
  ReportTable,
} from "@crewline/domain/records/reports/report";
import type { ReportFact } from "@crewline/domain/records/summaries/rollup";
import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeIdSchema, locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { Actor } from "../commands/actor.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { ReadFacts } from "./read-facts.ts";
import { readFacts } from "./read-facts.ts";

/**
 * Returns a report of the catalogue from the packed weeks and shifts, never from all entries. A
 * filter names a location or an employee of the company, else it is refused as missing.
 */
export async function reportTable(
  { companyId }: Pick<Actor, "companyId">,
  input: ReportInput,
): Promise<ReportTable> {
  const store = await readCompany(companyId);
  const { employeeId, locationId } = input.filter;
  if (locationId !== null) await store.locations.get(locationId);
  if (employeeId !== null) await store.employees.get(employeeId);
  const [company, locations] = await Promise.all([store.company(), store.locations.list([])]);
  const terms = { store, input, company, locations };
  const [now, before, nameOf] = await Promise.all([
    factsOf(terms, input.range),
    input.before && factsOf(terms, input.before),
    namesOf(terms),
  ]);
  const { currency, workRules } = company;
  return buildReport({
    input,
    facts: now.facts,
    before: before && before.facts,
    incompleteUntil: now.incompleteUntil ?? before?.incompleteUntil ?? null,
    currency,
    weekStart: workRules.weekStart,
    nameOf,
  });
}

interface Terms {
  store: CompanyStore;
  input: ReportInput;
  company: Company;
  locations: readonly Location[];
}

async function factsOf(terms: Terms, range: ReportRange): Promise<ReadFacts> {
  const { store, input, company } = terms;
  const read = await readFacts(store, input, { range, company });
  const facts = factsWithin(read.facts, range, input.filter);
  const { columns } = reportCatalogue[input.reportId];
  return {
    ...read,
    facts: columns.includes("scheduledPay") ? await plannedPay(terms, facts) : facts,
  };
}

async function plannedPay(
  { store, company, locations }: Terms,
  facts: readonly ReportFact[],
): Promise<ReportFact[]> {
  const planned = facts.filter(({ measures }) => (measures.scheduledSeconds ?? 0) > 0);
  const people = [...new Set(planned.flatMap(({ employeeId }) => employeeId ?? []))];
  const rates = new Map(
    await Promise.all(
      people.map(async (id) => [id, payTermsOf(await store.employeePay.find(id)).rates] as const),
    ),
  );
  const zones = new Map(locations.map(({ id, timeZone }) => [id, timeZone]));
  return withPlannedPay(facts, {
    currency: company.currency,
    ratesOf: (employeeId) => rates.get(employeeId) ?? [],
    zoneOf: (locationId) => zones.get(locationId) ?? company.timeZone,
  });
}

/** What the lines are called; null for days and weeks, whose keys the reader's formats write. */
async function namesOf({ store, input, company, locations }: Terms) {
  const places = new Map(locations.map(({ id, name }) => [id, name]));
  switch (input.groupBy) {
    case "employee": {
      const people = await peopleOf(store);
      return (key: string) => people.get(employeeIdSchema.parse(key)) ?? "Former employee";
    }
    case "location":
      return (key: string) => places.get(locationIdSchema.parse(key)) ?? "Former location";
    case "jobRole": {
      const roleName = jobRoleNames(company.jobRoles);
      return (key: string) => roleName(jobRoleIdSchema.parse(key));
    }
    case "day":
    case "week":
      return () => null;
  }
}

/** Everyone's name from the packed directory. */
async function peopleOf(store: CompanyStore): Promise<ReadonlyMap<EmployeeId, string>> {
  const pages = await store.directory.findAll(shardIds);
  const people = pages.flatMap((page) => entriesById<EmployeeId, string | null>(page.people));
  return new Map(
    people.flatMap(([id, text]) =>
      text === null ? [] : [[id, unpackPublic(id, text).name] as const],
    ),
  );
}
