import type { ShiftPackId } from "@crewline/domain/kernel/ids/record-ids";
import type { PackChange, ShiftPack } from "@crewline/domain/records/schedules/packed/shift-pack";
import { shiftPackSchema } from "@crewline/domain/records/schedules/packed/shift-pack";
import { collection } from "../../unit/collection.ts";
import type { CompanyUnit } from "../../unit/company-unit.ts";

/** Published shifts, packed for Home and Calendar; `publishedShifts` maintains them. */
export function shiftPacks({ unit, path }: CompanyUnit) {
  return {
    ...collection(unit, { path: `${path}/shiftPacks`, schema: shiftPackSchema, what: "shift" }),
    /** Writes one shift of one pack and reads nothing, so that many can be written at once. */
    change: ({ packId, shiftId, text }: PackChange): void =>
      unit.merge(unit.firestore.doc(`${path}/shiftPacks/${packId}`), {
        shifts: { [shiftId]: text },
      }),
    /** Writes names of people of a pack, or takes them out, and reads nothing. */
    saveNames: (packId: ShiftPackId, names: ShiftPack["names"]): void =>
      unit.merge(unit.firestore.doc(`${path}/shiftPacks/${packId}`), { names }),
  };
}
