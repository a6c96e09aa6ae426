import type { setLocationStatusSchema } from "@crewline/domain/locations/location";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireVersion } from "../../rpc/require-version.ts";

type Input = z.infer<typeof setLocationStatusSchema>;

/** Archives a location, or restores it; nothing of its past is touched. */
export function setLocationStatus(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async ({ locations }) => {
    const location = await locations.get(input.locationId);
    requireVersion(location, input.expectedVersion, { what: "location" });
    const version = location.version + 1;
    locations.save(location.id, { ...location, status: input.status, version });
    return { version };
  });
}
