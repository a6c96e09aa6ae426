import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { Actor } from "../commands/actor.ts";
import { recordEvent } from "./record-event.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** Records that time off was requested, decided or cancelled, for consumers. */
export function recordTimeOff(store: CompanyStore, actor: Actor, timeOff: TimeOff): void {
  const { id, employeeId, locationIds, state, from } = timeOff;
  recordEvent(store, actor, {
    type: "timeOffChanged",
    locationId: locationIds.length === 1 ? (locationIds[0] ?? null) : null,
    subject: { kind: "timeOff", id },
    facts: { state, employeeId, from },
  });
}
