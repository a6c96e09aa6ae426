import { locationIdSchema, companyIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { parseArgs } from "node:util";
import { getFirestore } from "firebase-admin/firestore";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { firebaseApp } from "../../functions/src/platform/firebase-app.ts";
import { now } from "../../functions/src/platform/clock.ts";
import { demoPassword, demoSignIns } from "../demo-sign-ins.ts";
import { Problem, describeError } from "../problem.ts";
import { say } from "../say.ts";
import { createAccounts } from "./accounts.ts";
import { commitTo } from "../../functions/src/store/unit/seed-unit.ts";
import type { Tenant } from "../../functions/src/demo/tenant.ts";
import { writeStaffCompany, writeTenant } from "../../functions/src/demo/write-tenant.ts";
import type { Seeding } from "../../functions/src/demo/write-tenant.ts";
import { bigHarbor, bigHarborAdmin, harborCoffee } from "./tenants.ts";

const DEMO_WEEKS = 8;
const LARGE_WEEKS = 52;
const usage = "npm run seed -- [--employees N] [--weeks N]";

/** Writes the demo company or, when a number of employees is given, a large one beside it. */
async function seed(args: readonly string[]): Promise<void> {
  requireEmulators();
  // Avoids waiting for a cloud machine's metadata, which no machine with emulators has.
  process.env["METADATA_SERVER_DETECTION"] ??= "none";
  const { employees, weeks } = readOptions(args);
  const firestore = getFirestore(await firebaseApp());
  const database = { firestore, commit: commitTo(firestore) };
  const seeding: Seeding = { database, now: now(), onWeek: (done) => say(progressLine(done)) };
  if (employees === null) {
    const { members } = await writeStaffCompany(staffCompany(), seeding);
    await createAccounts(staffCompany().id, members);
    await replaceTenant(harborCoffee(weeks ?? DEMO_WEEKS), seeding);
    return;
  }
  await replaceTenant(bigHarbor(employees, weeks ?? LARGE_WEEKS), seeding);
  say(`Sign in as ${bigHarborAdmin.email} with the password ${demoPassword}.`);
}

/** Recreates the company as of now: the data of an earlier run is deleted first. */
async function replaceTenant(tenant: Tenant, seeding: Seeding): Promise<void> {
  const { firestore } = seeding.database;
  const company = firestore.doc(`companies/${tenant.id}`);
  if ((await company.get()).exists) {
    say(`Deleting the earlier ${tenant.name}.`);
    await firestore.recursiveDelete(company);
  }
  const beforeMs = performance.now();
  const { documents, members } = await writeTenant(tenant, seeding);
  await createAccounts(tenant.id, members);
  const seconds = Math.round((performance.now() - beforeMs) / 1000);
  const people = `${tenant.people} people at ${tenant.locations.length} locations`;
  say(`${tenant.name}: ${people}, ${tenant.weeks} weeks, ${documents} documents, ${seconds} s.`);
}

function progressLine(done: Parameters<Seeding["onWeek"]>[0]): string {
  return `  week ${done.week} of ${done.weeks}, ${done.documents} documents`;
}

function requireEmulators(): void {
  for (const name of ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"]) {
    if (process.env[name]) continue;
    throw new Problem(`${name} is not set: seeds are for the emulators only. Use ${usage}.`);
  }
}

function readOptions(args: readonly string[]): { employees: number | null; weeks: number | null } {
  const options = { employees: { type: "string" }, weeks: { type: "string" } } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    return { employees: count(values.employees), weeks: count(values.weeks) };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/[.\n]/)[0] ?? "") : "";
    throw new Problem(`${reason}: use ${usage}`);
  }
}

function count(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`"${text}" is not a number from 1 to 9999`);
  return Number(text);
}

function staffCompany(): Tenant {
  const { basics, locations } = harborCoffee(0);
  return {
    id: companyIdSchema.parse("crewline"),
    name: PRODUCT_NAME,
    domain: "crewline.example",
    seed: 1,
    basics: { ...basics, name: PRODUCT_NAME },
    locations: locations
      .slice(0, 1)
      .map((it) => ({ ...it, id: locationIdSchema.parse("office"), name: "Office" })),
    people: 0,
    weeks: 0,
    admin: demoSignIns.staff,
    firstPeople: [],
    hasLogins: true,
  };
}

try {
  await seed(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}
