import type { Actor } from "@crewline/domain/kernel/access/actor";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { HandOverNote } from "@crewline/domain/records/schedules/hand-over-note";
import {
  handOverNoteId,
  handOverNoteSchema,
} from "@crewline/domain/records/schedules/hand-over-note";
import { inCompany } from "./company.ts";
import { documentSource } from "./document-source.ts";
import type { LiveSource } from "./live-source.ts";

/** The hand-over note of a location's day, for its managers; null where none was written. */
export function handOverNoteSource(
  actor: Actor,
  { locationId, day }: { locationId: LocationId; day: LocalDate },
): LiveSource<HandOverNote | null> {
  return documentSource({
    ...inCompany(actor, `handOverNotes/${handOverNoteId(locationId, day)}`),
    schema: handOverNoteSchema,
  });
}
