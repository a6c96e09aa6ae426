import type { PackChange } from "@crewline/domain/records/schedules/shift-pack";
import { shiftPackSchema } from "@crewline/domain/records/schedules/shift-pack";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";

/** Published shifts, packed for Home; `publishedShifts` maintains them. */
export function shiftPacks({ unit, path }: CompanyUnit) {
  return {
    ...collection(unit, { path: `${path}/shiftPacks`, schema: shiftPackSchema, what: "shift" }),
    /** Writes one shift of one pack and reads nothing, so that many can be written at once. */
    change: ({ packId, shiftId, text }: PackChange): void =>
      unit.merge(unit.firestore.doc(`${path}/shiftPacks/${packId}`), {
        shifts: { [shiftId]: text },
      }),
  };
}
