import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftTemplate } from "@crewline/domain/records/schedules/shift-template";
import { shiftTemplatesSource } from "../../live/shift-templates.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";

/** A shift template with the location it belongs to; null means all locations. */
export interface PlacedTemplate extends ShiftTemplate {
  locationId: LocationId | null;
}

/** The shift templates that a location can use, its own and those of all, by name. */
export function useShiftTemplates(locationId: LocationId): LoadResult<PlacedTemplate[]> {
  const actor = useActor();
  const loaded = allResults({
    own: useLive(shiftTemplatesSource(actor, locationId)),
    everywhere: useLive(shiftTemplatesSource(actor, null)),
  });
  return mapResult(loaded, ({ own, everywhere }) =>
    [
      ...(own?.templates ?? []).map((template) => ({ ...template, locationId })),
      ...(everywhere?.templates ?? []).map((template) => ({ ...template, locationId: null })),
    ].toSorted((a, b) => a.name.localeCompare(b.name)),
  );
}
