import { useMemo } from "react";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { joinPlans } from "@crewline/domain/records/locations/location-record";
import { locationPlansSource } from "../../live/location-plans.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import type { LoadResult } from "../../ui/loading/load-result.ts";
import { allResults } from "../../ui/loading/load-result.ts";
import { useLocations } from "./use-locations.ts";

/**
 * All locations, each with its plan: staffing, budget and costs. A location out of the actor's
 * reach has an empty plan, as every location has for an employee.
 */
export function useLocationRecords(): LoadResult<LocationRecord[]> {
  const actor = useActor();
  const source = locationPlansSource(actor);
  const locations = useLocations();
  const plans = useLive(source);
  const [stored, own] = [
    locations.status === "ready" ? locations.data : null,
    plans.status === "ready" ? plans.data : null,
  ];
  const records = useMemo(
    () => (stored === null || own === null ? [] : joinPlans(stored, own)),
    [stored, own],
  );
  const result = allResults({ locations, plans });
  return result.status === "ready" ? { ...result, data: records } : result;
}
