import { aCompanyId } from "@crewline/domain/kernel/ids/ids.test-support";
import { getFirestore } from "firebase-admin/firestore";
import { inRoot, root } from "../../emulators/paths.ts";
import { runProgram } from "../../emulators/prepare/run-program.ts";
import { withoutTriggers } from "../../emulators/stack/emulator-hub.ts";
import { stackEnvironment } from "../../emulators/stack/stack-environment.ts";
import { Random } from "../../functions/src/demo/random.ts";
import { now } from "../../functions/src/platform/clock.ts";
import { firebaseApp } from "../../functions/src/platform/firebase-app.ts";
import type { CompanyStore } from "../../functions/src/store/company/company-store.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { commitTo, SeedUnit } from "../../functions/src/store/unit/seed-unit.ts";

/** Runs a script of this folder beside the running stack, with the triggers off meanwhile. */
export async function runSeedScript(file: string, ...numbers: number[]): Promise<void> {
  const command = [process.execPath, inRoot("tests/bench", file), ...numbers.map(String)];
  const env = { ...process.env, ...stackEnvironment };
  const code = await withoutTriggers(() => runProgram({ command, cwd: root, env }));
  if (code !== 0) throw new Error(`${file} could not write its data.`);
}

/** Writes into the running demo company, in the process of such a script. */
export async function writeToDemo(write: (store: CompanyStore) => void): Promise<void> {
  const firestore = getFirestore(await firebaseApp());
  const seed = new SeedUnit({ firestore, commit: commitTo(firestore) }, new Random(1), now());
  write(companyStore(seed.unit, aCompanyId("harbor-coffee")));
  await seed.flush();
}
