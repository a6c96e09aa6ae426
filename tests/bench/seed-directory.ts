import {
  anEmployeeId,
  aLocationId,
  aCompanyId,
} from "@crewline/domain/kernel/ids/ids.test-support";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { noTerms } from "@crewline/domain/records/employees/employee";
import { getFirestore } from "firebase-admin/firestore";
import { inRoot, root } from "../../emulators/paths.ts";
import { runProgram } from "../../emulators/prepare/run-program.ts";
import { Random } from "../../functions/src/demo/random.ts";
import { commitTo, SeedUnit } from "../../functions/src/store/unit/seed-unit.ts";
import { withoutTriggers } from "../../emulators/stack/emulator-hub.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { now } from "../../functions/src/platform/clock.ts";
import { firebaseApp } from "../../functions/src/platform/firebase-app.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";

const firstNames = ["Ana", "Bilal", "Chloe", "Dmitri", "Elena", "Farah", "Grace", "Hugo", "Imani"];
const lastNames = ["Abbott", "Baker", "Costa", "Diaz", "Eze", "Flores", "Gupta", "Haddad", "Ito"];
const jobRoleIds = ["barista", "cook", "shift-lead", "cleaner"];

/** Hires so many people into the running demo company, whose directory packs them as always. */
export async function seedDirectory(count: number): Promise<void> {
  const command = [process.execPath, inRoot("tests/bench", "seed-directory.ts"), String(count)];
  const env = { ...process.env, ...stackEnvironment };
  const code = await withoutTriggers(() => runProgram({ command, cwd: root, env }));
  if (code !== 0) throw new Error("The people of the directory could not be written.");
}

async function writePeople(count: number): Promise<void> {
  const firestore = getFirestore(await firebaseApp());
  const seed = new SeedUnit({ firestore, commit: commitTo(firestore) }, new Random(count), now());
  const { employees } = companyStore(seed.unit, aCompanyId("harbor-coffee"));
  for (let index = 0; index < count; index += 1) {
    const person = aPerson(index);
    employees.save(person.id, person);
  }
  await seed.flush();
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
