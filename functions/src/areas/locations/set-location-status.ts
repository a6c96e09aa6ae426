import type { Location } from "@crewline/domain/locations/location";
import type { setLocationStatusSchema } from "@crewline/domain/locations/location-inputs";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import type { z } from "zod";
import { now } from "../../platform/clock.ts";
import type { Actor } from "../../rpc/actor.ts";
import type { Edited } from "../../rpc/answers.ts";
import { command } from "../../rpc/attempt.ts";
import { requireVersion } from "../../rpc/require-version.ts";
import type { CompanyStore } from "../../store/company-store.ts";
import { getActiveLocations } from "../../store/get-locations.ts";
import { movePlaces } from "../../store/move-places.ts";
import { readArchiveEffects } from "./archive-effects.ts";

type Input = z.infer<typeof setLocationStatusSchema>;

/** Archives a location, or restores it; nothing of its past is touched. */
export function setLocationStatus(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { locations } = store;
    const location = await locations.get(input.locationId);
    requireVersion(location, input.expectedVersion, { what: "location" });
    if (location.status === input.status) {
      throw new RuleViolation("locationStays", { where: location.name, state: location.status });
    }
    const movePeople =
      input.status === "archived"
        ? await prepareArchive(store, location, input.movesPeopleTo)
        : () => undefined;
    movePeople();
    const version = location.version + 1;
    locations.save(location.id, { ...location, status: input.status, version });
    return { version };
  });
}

/**
 * Throws clockedInHere and shiftsAhead; answers what gives the people who work nowhere else
 * another place, with what is filed at the places of people.
 */
async function prepareArchive(
  store: CompanyStore,
  location: Location,
  movesPeopleTo: string | null,
): Promise<() => void> {
  const { shifts, running, onlyHere } = await readArchiveEffects(store, location, now());
  const where = location.name;
  const [entry] = running;
  if (entry !== undefined) {
    const who = (await store.employees.find(entry.employeeId))?.name ?? "Somebody";
    throw new RuleViolation("clockedInHere", { who, where });
  }
  if (shifts.length > 0) throw new RuleViolation("shiftsAhead", { where, count: shifts.length });
  if (movesPeopleTo === null || movesPeopleTo === location.id) return () => undefined;
  const [target] = await getActiveLocations(store, [movesPeopleTo]);
  const locationIds = target === undefined ? [] : [target.id];
  const move = await movePlaces(
    store,
    onlyHere.map(({ id }) => id),
  );
  return () => {
    move(locationIds);
    for (const employee of onlyHere) {
      const version = employee.version + 1;
      store.employees.save(employee.id, { ...employee, locationIds, version });
    }
  };
}
