import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { dataExportSchema } from "@crewline/domain/records/data-export/export-record";
import { batchGroupSchema, groupBatches } from "@crewline/domain/rules/batches/batch-group";
import { z } from "zod/mini";
import { readCompany } from "../../store/company/read-company.ts";

/** The latest calls of bulk actions that are searched for imports. */
const MOST_CALLS = 100;
const MOST_SHOWN = 10;

export const transfersSchema = z.object({
  /** The latest imports of files, without their rows. */
  imports: z.array(
    z.pick(batchGroupSchema, {
      groupId: true,
      title: true,
      at: true,
      byName: true,
      done: true,
      failed: true,
      undone: true,
    }),
  ),
  exports: z.array(
    z.pick(dataExportSchema, {
      id: true,
      startedAt: true,
      startedByName: true,
      expiresAt: true,
      prepared: true,
    }),
  ),
});

/** What was brought into the company from files, and who took all of its data away. */
export async function listTransfers(
  companyId: CompanyId,
): Promise<z.infer<typeof transfersSchema>> {
  const { batches, dataExports } = await readCompany(companyId);
  const [calls, taken] = await Promise.all([
    batches.listReadable([], { orderBy: ["at", "desc"], limit: MOST_CALLS }),
    dataExports.listReadable([], { orderBy: ["startedAt", "desc"], limit: MOST_SHOWN }),
  ]);
  const imports = groupBatches(calls.found.filter(({ file }) => file !== null));
  return {
    imports: imports.slice(0, MOST_SHOWN).map((group) => {
      const { groupId, title, at, byName, done, failed, undone } = group;
      return { groupId, title, at, byName, done, failed, undone };
    }),
    exports: taken.found.map(({ id, startedAt, startedByName, expiresAt, prepared }) => {
      return { id, startedAt, startedByName, expiresAt, prepared };
    }),
  };
}
