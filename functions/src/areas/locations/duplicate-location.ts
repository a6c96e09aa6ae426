import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { duplicateOf } from "@crewline/domain/rules/locations/copy-settings";
import type { duplicateLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import { requireUniqueName } from "@crewline/domain/rules/locations/require-unique-name";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireRoomFor } from "../../operations/subscription/require-room-for.ts";
import { createLocation } from "../../operations/locations/change-location.ts";

type Input = z.infer<typeof duplicateLocationSchema>;

/** Adds a location with the settings of another one; its people and shifts stay where they are. */
export function duplicateLocation(actor: Actor, input: Input): Promise<{ locationId: LocationId }> {
  return command(actor, input, async (store) => {
    const { locationRecords } = store;
    await requireRoomFor(actor.companyId, "locations", 1);
    const source = await locationRecords.get(input.locationId);
    requireUniqueName(input.name, await locationRecords.names.list(), null);
    const id = locationRecords.newId();
    const location = duplicateOf(source, { id, name: input.name }, () => locationRecords.newId());
    createLocation(store, actor, { location, of: source.name });
    return { locationId: id };
  });
}
