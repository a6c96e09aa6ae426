import type { startExportSchema } from "@crewline/domain/records/data-export/data-export";
import { EXPORT_LASTS_SECONDS } from "@crewline/domain/records/data-export/data-export";
import type { DataExport } from "@crewline/domain/records/data-export/export-record";
import { takenExport } from "@crewline/domain/rules/data-export/export-state";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import { log } from "../../platform/log.ts";

type Input = z.infer<typeof startExportSchema>;

/**
 * Records who exports all data; only that person may read its pages, until the export expires. One
 * that product staff prepared is taken with it.
 */
export function startExport(actor: Actor, input: Input): Promise<DataExport> {
  const { preparedId } = input;
  return command(actor, input, async (store) => {
    const startedAt = now();
    if (preparedId !== null) {
      const waiting = await store.dataExports.get(preparedId);
      const taken = takenExport(waiting, { name: actor.displayName, now: startedAt });
      store.dataExports.save(preparedId, taken);
    }
    const started: DataExport = {
      id: store.dataExports.newId(),
      startedBy: actor.uid,
      startedByName: actor.displayName,
      startedAt,
      expiresAt: instantAfter(startedAt, EXPORT_LASTS_SECONDS),
      prepared: null,
    };
    store.dataExports.create(started.id, started);
    log.info("export of all data", { companyId: actor.companyId, uid: actor.uid });
    return started;
  });
}
