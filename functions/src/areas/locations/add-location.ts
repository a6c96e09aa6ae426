import type { addLocationSchema } from "@crewline/domain/locations/location";
import { requireUniqueName } from "@crewline/domain/locations/require-unique-name";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import { command } from "../../rpc/attempt.ts";

type Input = z.infer<typeof addLocationSchema>;

export function addLocation(actor: Actor, input: Input): Promise<{ locationId: string }> {
  return command(actor, input, async ({ locations }) => {
    requireUniqueName(input.location.name, await locations.list([]), null);
    const id = locations.newId();
    locations.create(id, {
      id,
      ...input.location,
      status: "active",
      minimumWageTenThousandths: null,
      version: 1,
    });
    return { locationId: id };
  });
}
