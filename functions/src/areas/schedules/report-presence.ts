import type { PresenceReport } from "@crewline/domain/records/schedules/week-presence";
import { weekPresenceId } from "@crewline/domain/records/schedules/week-presence";
import { presenceAfter } from "@crewline/domain/rules/schedules/presence/present-editors";
import type { Actor } from "../../operations/commands/actor.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import type { Done } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { inTransaction } from "../../store/unit/unit.ts";

/** Notes that a manager of a location has its week open, edits a shift of it, or left it. */
export function reportPresence(actor: Actor, report: PresenceReport): Promise<Done> {
  const { locationId, weekStart } = report;
  requireReach(actor, { locationIds: [locationId], what: "location" });
  const id = weekPresenceId(locationId, weekStart);
  return inTransaction(async (unit) => {
    const store = companyStore(unit, actor.companyId);
    await store.locations.get(locationId);
    const before = await store.weekPresences.find(id);
    const { uid, displayName: name } = actor;
    const after = presenceAfter(before, report, { uid, name, now: store.now() });
    if (after === null) store.weekPresences.remove(id);
    else store.weekPresences.save(id, after);
    return {};
  }, `presence ${id}`);
}
