import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { blankDetails } from "@crewline/domain/records/locations/location-record";
import type { addLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import { withStoredPhone } from "@crewline/domain/rules/phones/location-phone";
import { requireUniqueName } from "@crewline/domain/rules/locations/require-unique-name";
import { withChanges } from "@crewline/domain/kernel/fields/with-changes";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requirePlanRoles } from "../../operations/company/require-job-roles.ts";
import { requireRoomFor } from "../../operations/subscription/require-room-for.ts";
import { createLocation } from "../../operations/locations/change-location.ts";

type Input = z.infer<typeof addLocationSchema>;

export function addLocation(actor: Actor, input: Input): Promise<{ locationId: LocationId }> {
  return command(actor, input, async (store) => {
    const { locationRecords } = store;
    await requireRoomFor(actor.companyId, "locations", 1);
    const { name, address, timeZone, openingHours } = input.location;
    requireUniqueName(name, await locationRecords.names.list(), null);
    const id = locationRecords.newId();
    const needed = { id, name, address, timeZone, openingHours, status: "active" as const };
    const blank: LocationRecord = { ...needed, ...blankDetails, version: 1 };
    const added = withChanges(blank, input.location);
    const { country, jobRoles } = await store.company();
    requirePlanRoles(jobRoles, added);
    createLocation(store, actor, { location: withStoredPhone(added, "", country) });
    return { locationId: id };
  });
}
