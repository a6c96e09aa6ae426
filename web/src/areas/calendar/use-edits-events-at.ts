import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { useActor } from "../../session/actor/use-actor.ts";
import { useScope } from "../../session/actor/use-scope.ts";

/** True if the signed-in person edits events of a location; null stands for the whole company. */
export function useEditsEventsAt(): (locationId: LocationId | null) => boolean {
  const scope = useScope("calendar", "editEvents");
  const { locationIds } = useActor();
  return (locationId) =>
    scope === "company" ||
    (scope === "locations" && locationId !== null && locationIds?.includes(locationId) === true);
}
