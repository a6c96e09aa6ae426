import { randomUUID } from "node:crypto";
import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

/** An import of the sales of one day by the owner. */
export async function aSalesBatch(
  { owner, harbor }: TestCompany,
  day: LocalDate,
): Promise<BatchId> {
  const amounts = { totalMinor: 120_000, hours: null, expectedVersion: 0 };
  const rows = [{ key: "1", title: "A test", locationId: harbor, day, ...amounts }];
  const batch = { ...anAttempt(), groupId: randomUUID(), title: "A test", rows };
  return (await owner.api.reports.importSales.mutate(batch)).batchId;
}
