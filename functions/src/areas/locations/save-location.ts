import type { saveLocationSchema } from "@crewline/domain/locations/location";
import { requireUniqueName } from "@crewline/domain/locations/require-unique-name";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { z } from "zod";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import type { CompanyStore } from "../../store/company-store.ts";

type Input = z.infer<typeof saveLocationSchema>;

export function saveLocation(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { locations } = store;
    const location = await locations.get(input.locationId);
    requireVersion(location, input.expectedVersion, { what: "location" });
    requireUniqueName(input.location.name, await locations.list([]), location.id);
    if (input.location.timeZone !== location.timeZone) await requireUnused(store, location.id);
    const version = location.version + 1;
    locations.save(location.id, { ...location, ...input.location, version });
    return { version };
  });
}

/** Plans and worked time were placed on days by the zone; another one would move them all. */
async function requireUnused(store: CompanyStore, locationId: string): Promise<void> {
  const here = [["locationId", "==", locationId]] as const;
  const planned = await store.shifts.list(here, { limit: 1 });
  const worked = await store.timeEntries.list(here, { limit: 1 });
  if (planned.length + worked.length === 0) return;
  throw new RuleViolation("settingInUse", {
    what: "The time zone",
    because: "shifts or worked time of this location depend on it",
  });
}
