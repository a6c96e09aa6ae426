import type { HistoryEvent } from "@crewline/domain/records/history/history-event";
import { plainHistory } from "@crewline/domain/records/history/history-event";
import { historyEventTold } from "@crewline/domain/rules/jobs/history-event-told";
import { auditRowIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { historyAudit } from "@crewline/domain/rules/audits/history-audit";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "./event-actor.ts";
import { recordAudit } from "./record-audit.ts";
import { recordEvent } from "./record-event.ts";

type Told = Pick<HistoryEvent, "subject" | "act"> &
  Partial<Pick<HistoryEvent, "day" | "of" | "count" | "published" | "changes">>;

/** Why it was done, which only the audit keeps. */
interface Why {
  reason?: string | null;
}

/** Records an event for readers and for consumers, in the transaction of the event. */
export function recordHistory(
  store: CompanyStore,
  by: EventActor,
  { reason = null, ...told }: Told & Why,
): void {
  const id = store.history.newId();
  const at = now();
  const actor = { byUid: by.uid, byName: by.displayName, batchId: by.batchId ?? null };
  const row = { ...plainHistory, ...told };
  store.history.create(id, { ...row, ...actor, id, at, order: `${at}_${id}` });
  recordAudit(store, by, {
    ...historyAudit(row),
    id: auditRowIdSchema.parse(id),
    at,
    words: { reason },
  });
  recordEvent(store, by, historyEventTold(told));
}
