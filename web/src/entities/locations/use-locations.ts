import { useMemo } from "react";
import { locationsSource } from "../../live/locations.ts";
import { useLive } from "../../live/use-live.ts";
import { useReader } from "../../session/actor/use-reader.ts";

/** All locations of the company, archived ones included, live. */
export function useLocations() {
  const reader = useReader();
  return useLive(useMemo(() => locationsSource(reader), [reader]));
}
