import type { saveLocationSchema } from "@crewline/domain/rules/locations/location-inputs";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import type { Edited } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { editLocation } from "./edit-location.ts";

type Input = z.infer<typeof saveLocationSchema>;

/**
 * Changes the named fields of a location; the second of two concurrent saves is refused as stale.
 */
export function saveLocation(actor: Actor, input: Input): Promise<Edited> {
  return attempt(actor, input, async (unit) => {
    const before = await companyStore(unit, actor.companyId).locationRecords.get(input.locationId);
    requireVersion(before, input.expectedVersion, { what: "location" });
    const { location: changes, movesShifts } = input;
    const write = await editLocation(unit, actor, { before, changes, movesShifts });
    return { version: write().version };
  });
}
