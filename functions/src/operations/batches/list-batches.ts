import type { BatchGroup } from "@crewline/domain/rules/batches/batch-group";
import { groupBatches } from "@crewline/domain/rules/batches/batch-group";
import { wordedRows } from "@crewline/domain/words/batches/worded-rows";
import { readCompany } from "../../store/company/read-company.ts";
import type { Actor } from "../commands/actor.ts";
import type { UndoRow } from "./run-batch.ts";

/** The latest calls of bulk actions that are searched; one action may take forty. */
const MOST_CALLS = 200;

/** The latest bulk actions that can be undone: all for admins, their own for others. */
export async function listBatches(
  actor: Actor,
  ways: Readonly<Record<string, UndoRow>>,
): Promise<{ groups: BatchGroup[]; unreadable: number }> {
  const { batches } = await readCompany(actor.companyId);
  const own = actor.role === "admin" ? [] : ([["byUid", "==", actor.uid]] as const);
  const { found, unreadable } = await batches.listReadable(own, {
    orderBy: ["at", "desc"],
    limit: MOST_CALLS,
  });
  const known = found.filter(({ kind }) => Object.hasOwn(ways, kind));
  return {
    groups: groupBatches(
      known.map((one) => ({ ...one, rows: wordedRows(one.rows, actor.locale) })),
    ),
    unreadable,
  };
}
