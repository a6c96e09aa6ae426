import type { HandOverNoteId } from "@crewline/domain/kernel/ids/record-ids";
import type { HandOverNote } from "@crewline/domain/records/schedules/hand-over-note";
import { handOverNoteSchema } from "@crewline/domain/records/schedules/hand-over-note";
import type { Collection } from "../unit/collection.ts";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";
import { openWork } from "./packed/open-work.ts";

/** The hand-over notes. The same transaction writes them into the open work, for Home. */
export function handOverNotes({
  unit,
  path,
  companyId,
}: CompanyUnit): Omit<Collection<HandOverNote>, "create" | "remove"> {
  const records = collection(unit, {
    path: `${path}/handOverNotes`,
    schema: handOverNoteSchema,
    what: "handOverNote",
  });
  return {
    ...records,
    save: (id: HandOverNoteId, note: HandOverNote) => {
      records.save(id, note);
      openWork({ unit, path, companyId }).saveHandOver(note);
    },
  };
}
