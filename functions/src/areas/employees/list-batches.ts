import type { BatchGroup } from "@crewline/domain/batches/batch-group";
import { groupBatches } from "@crewline/domain/batches/batch-group";
import type { Actor } from "../../rpc/actor.ts";
import { readCompany } from "../../store/read-company.ts";
import { undoWays } from "./undo-rows.ts";

/** Calls of bulk actions that are looked through, the latest; one action may take forty. */
const MOST_CALLS = 200;

/** The latest bulk actions on people: all for admins, the own ones for everybody else. */
export async function listBatches(actor: Actor): Promise<{ groups: BatchGroup[] }> {
  const { batches } = await readCompany(actor.companyId);
  const own = actor.role === "admin" ? [] : ([["byUid", "==", actor.uid]] as const);
  const found = await batches.list(own, { orderBy: ["at", "desc"], limit: MOST_CALLS });
  const kinds = new Set(Object.keys(undoWays(actor)));
  const ours = found.filter(({ kind }) => kinds.has(kind));
  return { groups: groupBatches(ours) };
}
