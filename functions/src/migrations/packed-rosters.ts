import type { DayOfRoster } from "@crewline/domain/records/schedules/packed/roster-day";
import {
  packPlannedShift,
  rosterDayId,
  rosterDayOf,
} from "@crewline/domain/records/schedules/packed/roster-day";
import { shiftSchema } from "@crewline/domain/records/schedules/shift";
import type { RawDocument } from "../store/company/raw-documents.ts";
import { plainData } from "../store/unit/document.ts";
import type { Migration } from "./migration.ts";

interface Packed {
  path: string;
  of: DayOfRoster;
  id: string;
  text: string;
}

/**
 * Packs planned shifts by location and day, which Schedules reads instead of them. What a day has
 * already of a shift is the newer one.
 */
export const packedRosters: Migration = {
  id: "packed-rosters",
  description: "Pack the shifts of each location's day, for Schedules.",
  places: ["shifts"],
  besideAll: (documents) => documents.flatMap(packedOf).map(({ path }) => path),
  step: ({ documents }) => {
    const before = new Map(documents.map((document) => [document.path, document]));
    const after = new Map<string, RawDocument>();
    for (const { path, of, id, text } of documents.flatMap(packedOf)) {
      const data = (after.get(path) ?? before.get(path))?.data ?? {};
      const shifts = (data["shifts"] ?? {}) as RawDocument["data"];
      if (id in shifts) continue;
      after.set(path, { path, data: { ...data, ...of, shifts: { ...shifts, [id]: text } } });
    }
    return [...after.values()];
  },
};

/** Nothing for a shift that cannot be read: the server tells of it where it reads one. */
function packedOf({ path, data }: RawDocument): Packed[] {
  const [place, id = ""] = path.split("/");
  if (place !== "shifts") return [];
  const { success, data: shift } = shiftSchema.safeParse({ ...plainData(data), id });
  if (!success) return [];
  const of = rosterDayOf(shift);
  return [{ path: `rosterDays/${rosterDayId(of)}`, of, id, text: packPlannedShift(shift) }];
}
