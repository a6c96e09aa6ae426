import { anEmployeeId, aLocationId } from "@crewline/domain/kernel/ids/ids.test-support";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { noTerms } from "@crewline/domain/records/employees/employee";
import { runSeedScript, writeToDemo } from "./write-to-demo.ts";

const firstNames = ["Ana", "Bilal", "Chloe", "Dmitri", "Elena", "Farah", "Grace", "Hugo", "Imani"];
const lastNames = ["Abbott", "Baker", "Costa", "Diaz", "Eze", "Flores", "Gupta", "Haddad", "Ito"];
const jobRoleIds = ["barista", "cook", "shift-lead", "cleaner"];

/** Hires so many people into the running demo company, whose directory packs them as always. */
export async function seedDirectory(count: number): Promise<void> {
  await runSeedScript("seed-directory.ts", count);
}

async function writePeople(count: number): Promise<void> {
  await writeToDemo(({ employees }) => {
    for (let index = 0; index < count; index += 1) {
      const person = aPerson(index);
      employees.save(person.id, person);
    }
  });
}

function aPerson(index: number): Employee {
  const pick = (list: readonly string[], step: number) =>
    list[Math.floor(index / step) % list.length] ?? "";
  return {
    id: anEmployeeId(`person${index}`),
    name: `${pick(firstNames, 1)} ${pick(lastNames, firstNames.length)} ${index}`,
    jobRoleIds: [jobRoleIdSchema.parse(pick(jobRoleIds, 1))],
    locationIds: [aLocationId("harborside")],
    status: "active",
    colour: "#336699",
    userId: null,
    payrollId: String(10_000 + index),
    hiredOn: "2025-01-01",
    terminatedOn: null,
    ...noTerms,
    version: 1,
  };
}

if (import.meta.main) await writePeople(Number(process.argv[2]));
