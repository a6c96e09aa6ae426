import { accessChangeIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import { tellAccessChange } from "../operations/access/tell-access-change.ts";
import { accessChanges } from "../store/access-changes.ts";
import { inTransaction } from "../store/unit/unit.ts";

/** Tells the owner of a login by mail that its access changed; one event queues one message. */
export async function mailAccessChange({ companyId, subject }: DomainEvent): Promise<void> {
  await inTransaction(async (unit) => {
    const rows = accessChanges({ unit, path: `companies/${companyId}` });
    const change = await rows.find(accessChangeIdSchema.parse(subject.id));
    if (change !== null) await tellAccessChange(unit, companyId, change);
  });
}
