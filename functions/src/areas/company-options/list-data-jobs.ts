import type { CompanyId, EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { employeeIdSchema, locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { DataJob, DataPart } from "@crewline/domain/records/data-jobs/data-job";
import { dataFindingSchema, dataJobSchema } from "@crewline/domain/records/data-jobs/data-job";
import { z } from "zod/mini";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { dataJobs } from "../../store/data-jobs.ts";
import { readingUnit } from "../../store/unit/unit.ts";

/** The jobs that are listed, the last one first. */
const LIMIT = 10;

export const shownJobSchema = z.extend(z.omit(dataJobSchema, { after: true }), {
  /** Each with the name of what it is about; the id where that is gone. */
  findings: z.array(z.extend(dataFindingSchema, { name: z.string() })),
});
type ShownJob = z.infer<typeof shownJobSchema>;

/** The last data jobs of a company, with the present names of what they found. */
export async function listDataJobs(
  companyId: CompanyId,
): Promise<{ jobs: ShownJob[]; unreadable: number }> {
  const { found, unreadable } = await dataJobs(await readingUnit()).listReadable(
    [["companyId", "==", companyId]],
    { orderBy: ["startedAt", "desc"], limit: LIMIT },
  );
  const nameOf = await namesOf(await readCompany(companyId), found);
  return { unreadable, jobs: found.map((job) => withNames(job, nameOf)) };
}

function withNames({ after: _after, ...job }: DataJob, nameOf: ReadonlyMap<string, string>) {
  const findings = job.findings.map((one) => ({ ...one, name: nameOf.get(one.of) ?? one.of }));
  return { ...job, findings };
}

async function namesOf(
  { employees, locations }: CompanyStore,
  jobs: readonly DataJob[],
): Promise<ReadonlyMap<string, string>> {
  const all = jobs.flatMap(({ findings }) => findings);
  const idsOf = (...parts: DataPart[]) => [
    ...new Set(all.filter(({ part }) => parts.includes(part)).map(({ of }) => of)),
  ];
  const people: EmployeeId[] = idsOf("weeks", "figures").map((id) => employeeIdSchema.parse(id));
  const places: LocationId[] = idsOf("days").map((id) => locationIdSchema.parse(id));
  const [named, located] = await Promise.all([
    employees.findReadable(people),
    locations.findReadable(places),
  ]);
  return new Map([...named.found, ...located.found].map(({ id, name }) => [id, name]));
}
