import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { userInfo } from "node:os";
import { setMissingWork } from "../jobs/set-missing-work.ts";
import { catalogue } from "../migrations/catalogue.ts";
import type { Progress } from "../migrations/migrate-company.ts";
import { migrateCompany } from "../migrations/migrate-company.ts";
import type { Migration } from "../migrations/migration.ts";
import { recordDataShape } from "../store/company/data-shape.ts";
import { listCompanyIds } from "../store/list-company-ids.ts";
import type { MigrateRequest } from "./migrate-request.ts";
import { parseMigrateRequest } from "./migrate-request.ts";
import { describeDone, describeProgress } from "./migrate-words.ts";
import { pointAtProject } from "./point-at-project.ts";

/**
 * `npm run migrate`: says what each migration would change in each company; with `--apply` it
 * changes that. A company that fails is named, and the others are still migrated.
 */
async function main(): Promise<void> {
  const request = parseMigrateRequest(process.argv.slice(2));
  const migrations = chosenOf(request);
  const place = await pointAtProject(request);
  console.log(request.apply ? `Migrating ${place}.` : `Dry run in ${place}: nothing is written.`);
  const companyIds = request.company === undefined ? await listCompanyIds() : [request.company];
  for (const { id, description } of migrations) console.log(`${id}: ${description}`);
  for (const companyId of companyIds) await migrateOne(request, migrations, companyId);
  // Data from before work had due times has none; each company's night keeps it from then on.
  if (request.apply) for (const companyId of companyIds) await setMissingWork(companyId);
  if (!request.apply) console.log("Add --apply to write this.");
}

function chosenOf({ only }: MigrateRequest): readonly Migration[] {
  const chosen = catalogue.filter(({ id }) => only === undefined || id === only);
  if (chosen.length > 0) return chosen;
  const known = catalogue.map(({ id }) => id).join(", ");
  throw new Error(`There is no migration ${only}; there are: ${known}.`);
}

/** One company after the other, each as a whole: its people wait for its own migrations alone. */
async function migrateOne(
  { apply: isApplied, batch: batchSize, only }: MigrateRequest,
  migrations: readonly Migration[],
  companyId: CompanyId,
): Promise<void> {
  const startedBy = `migrate by ${userInfo().username}`;
  const tell = (progress: Progress) => console.log(describeProgress(companyId, progress));
  try {
    for (const migration of migrations) {
      const task = { migration, companyId, isApplied, batchSize, startedBy, tell };
      const done = describeDone(companyId, await migrateCompany(task), isApplied);
      console.log(`${migration.id} ${done}`);
    }
    if (isApplied && only === undefined) await recordDataShape(companyId);
  } catch (error) {
    console.error(`${companyId}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
