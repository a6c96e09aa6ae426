import type { HistoryEvent } from "@crewline/domain/records/history/history-event";
import { plainHistory } from "@crewline/domain/records/history/history-event";
import { historyEventTold } from "@crewline/domain/rules/jobs/history-event-told";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "./event-actor.ts";
import { recordEvent } from "./record-event.ts";

type Told = Pick<HistoryEvent, "subject" | "act"> &
  Partial<Pick<HistoryEvent, "day" | "of" | "count" | "published" | "changes">>;

/** Records an event for readers and for consumers, in the transaction of the event. */
export function recordHistory(store: CompanyStore, by: EventActor, told: Told): void {
  const id = store.history.newId();
  const at = now();
  const actor = { byUid: by.uid, byName: by.displayName, batchId: by.batchId ?? null };
  store.history.create(id, { ...plainHistory, ...told, ...actor, id, at, order: `${at}_${id}` });
  recordEvent(store, by, historyEventTold(told));
}
