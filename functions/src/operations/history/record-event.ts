import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import { instantAfter } from "@crewline/domain/kernel/time/instant";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Much longer than the queue keeps the tasks of an event. */
const KEPT_SECONDS = 30 * 86_400;

type Told = Pick<DomainEvent, "type" | "locationId" | "subject"> &
  Partial<Pick<DomainEvent, "facts">>;

/** Records what happened in the transaction that did it, so no event is told of a failed one. */
export function recordEvent(store: CompanyStore, by: { uid: UserId }, told: Told): void {
  const id = store.events.newId();
  const at = store.now();
  const deleteAt = instantAfter(at, KEPT_SECONDS);
  const { companyId } = store;
  store.events.create(id, { facts: {}, ...told, id, companyId, byUid: by.uid, at, deleteAt });
}
