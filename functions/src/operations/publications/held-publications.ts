import type { PublicationId } from "@crewline/domain/kernel/ids/record-ids";
import type { HeldPart } from "@crewline/domain/records/schedules/publication";
import type { CompanyStore } from "../../store/company/company-store.ts";

/** What a held publication takes back, or tells: all parts. */
export function readHeld(store: CompanyStore, id: PublicationId): Promise<HeldPart[]> {
  return store.heldPublications.list([["publicationId", "==", id]]);
}
