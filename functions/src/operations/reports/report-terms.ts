import { entriesById } from "@crewline/domain/kernel/ids/entries-by-id";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
} from "@crewline/domain/kernel/ids/entity-ids";
import type { ReportNames } from "@crewline/domain/projections/report-records/report-names";
import type { Company } from "@crewline/domain/records/company/company";
import { shardIds, unpackPublic } from "@crewline/domain/records/employees/directory";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { Location } from "@crewline/domain/records/locations/location";
import type { Grouping, ReportInput } from "@crewline/domain/records/reports/report";
import { jobRoleNames } from "@crewline/domain/rules/job-roles/job-role-names";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import type { Actor } from "../commands/actor.ts";

/** What a report is made for, and the company that it is about. */
export interface ReportTerms<Input extends ReportInput = ReportInput> {
  store: CompanyStore;
  input: Input;
  company: Company;
  locations: readonly Location[];
}

/** Opens the company of a report. Throws notFound for a filter that names none of its records. */
export async function openReport<Input extends ReportInput>(
  { companyId }: Pick<Actor, "companyId">,
  input: Input,
): Promise<ReportTerms<Input>> {
  const store = await readCompany(companyId);
  const { employeeId, locationId } = input.filter;
  if (locationId !== null) await store.locations.get(locationId);
  if (employeeId !== null) await store.employees.get(employeeId);
  const [company, locations] = await Promise.all([store.company(), store.locations.list([])]);
  return { store, input, company, locations };
}

/** The names of a company's records; those of employees are read from the packed directory. */
export async function readNames({ store, company, locations }: ReportTerms): Promise<ReportNames> {
  const [people, members] = await Promise.all([peopleOf(store), store.members.list([])]);
  const editors = new Map(members.map(({ id, displayName }) => [id, displayName]));
  const places = new Map(locations.map(({ id, name }) => [id, name]));
  const typeNames = new Map<string, string>(company.timeOffTypes.map(({ id, name }) => [id, name]));
  return {
    employee: (id) => people.get(id) ?? "Former employee",
    location: (id) => places.get(id) ?? "Former location",
    jobRole: jobRoleNames(company.jobRoles),
    timeOffType: (id) => typeNames.get(id) ?? null,
    editor: (uid) => editors.get(uid) ?? "Former user",
  };
}

/** The name of a line by its key; null for days, weeks and hours, which words name. */
export function lineNames(names: ReportNames, groupBy: Grouping): (key: string) => string | null {
  switch (groupBy) {
    case "employee":
      return (key) => names.employee(employeeIdSchema.parse(key));
    case "location":
      return (key) => names.location(locationIdSchema.parse(key));
    case "jobRole":
      return (key) => names.jobRole(jobRoleIdSchema.parse(key));
    case "editor":
      return (key) => names.editor(storedUserIdSchema.parse(key));
    case "timeOffType":
      return (key) => names.timeOffType(key);
    case "day":
    case "week":
    case "hour":
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
