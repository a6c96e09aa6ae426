import { locationsSource } from "../../live/locations.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";

/** All locations of the company, archived ones included, live. */
export function useLocations() {
  const actor = useActor();
  return useLive(locationsSource(actor));
}
