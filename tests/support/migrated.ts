import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { migrateCompany } from "../../functions/src/migrations/migrate-company.ts";
import type { Migration } from "../../functions/src/migrations/migration.ts";

/** Applies a migration to a company, and answers how many documents changed. */
export async function migrated(companyId: CompanyId, migration: Migration): Promise<number> {
  const how = { isApplied: true, batchSize: 10, startedBy: "a test", tell: () => {} };
  const sums = await migrateCompany({ migration, companyId, ...how });
  return sums.reduce((sum, { changed }) => sum + changed, 0);
}
