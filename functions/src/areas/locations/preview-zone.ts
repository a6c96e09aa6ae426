import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { movedShiftSchema } from "@crewline/domain/rules/locations/location-inputs";
import type { previewZoneSchema } from "@crewline/domain/rules/locations/location-inputs";
import { laterSeconds } from "@crewline/domain/rules/locations/move-to-zone";
import { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { now } from "../../platform/clock.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { readZoneMove } from "./zone-move.ts";

/** Shifts in the preview: as many as a person can review. */
const MOST_SHOWN = 50;

/**
 * The number of shifts that a new zone moves, and the first of them with what prevents the move.
 */
export const zonePreviewSchema = z.object({
  count: z.int(),
  problemCount: z.int(),
  shifts: z.array(movedShiftSchema),
});
export type ZonePreview = z.infer<typeof zonePreviewSchema>;

/** Returns the shifts that another zone would move, unmovable ones first; writes nothing. */
export async function previewZone(
  { companyId, locale }: Actor,
  { locationId, timeZone }: z.infer<typeof previewZoneSchema>,
): Promise<ZonePreview> {
  const store = await readCompany(companyId);
  const { id } = await store.locations.get(locationId);
  const { shifts } = await readZoneMove(store, { id, timeZone }, now());
  const shown = shifts
    .toSorted((a, b) => rank(a) - rank(b) || (a.before.startsAt < b.before.startsAt ? -1 : 1))
    .slice(0, MOST_SHOWN);
  const people = await store.employees.findAll(
    shown.flatMap(({ before }) => before.employeeId ?? []),
  );
  const nameOf = new Map(people.map(({ id: person, name }) => [person, name]));
  return {
    count: shifts.length,
    problemCount: shifts.filter(({ problem }) => problem !== null).length,
    shifts: shown.map(({ before, after, problem }) => ({
      shiftId: before.id,
      who: (before.employeeId && nameOf.get(before.employeeId)) ?? "Open shift",
      day: before.day,
      startsAtLocal: before.startsAtLocal,
      endsAtLocal: before.endsAtLocal,
      laterSeconds: laterSeconds(before, after),
      problem: problem === null ? null : ruleSentence(problem, locale),
    })),
  };
}

function rank({ problem }: { problem: unknown }): number {
  return problem === null ? 1 : 0;
}
