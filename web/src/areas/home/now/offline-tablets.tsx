import Alert from "@mui/material/Alert";
import type { Location } from "@crewline/domain/records/locations/location";
import { offlineTablets } from "@crewline/domain/rules/kiosks/offline-tablets";
import {
  offlineTabletAdvice,
  tabletSentences,
} from "@crewline/domain/words/locations/tablet-words";
import { reachedKiosksSource } from "../../../live/kiosks.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";

/** Tablets of these locations that are offline: what is punched on them is not on the board yet. */
export function OfflineTablets({ locations }: { locations: readonly Location[] }) {
  const locale = useLocale();
  const now = useNow();
  const result = useLive(reachedKiosksSource(useActor()));
  return (
    <DataStates result={result} label="the tablets" skeleton={null}>
      {(kiosks) => {
        const silent = offlineTablets(kiosks, locations, now);
        if (silent.length === 0) return null;
        return (
          <Alert severity="warning" role="status" sx={{ mb: 2 }}>
            {silent.map(({ device, place: { name, timeZone } }) => (
              <div key={device.id}>
                <strong>{locations.length > 1 ? `${device.name}, ${name}` : device.name}</strong>
                {": "}
                {tabletSentences({ ...device, isOffline: true }, { timeZone, now }, locale).join(
                  " ",
                )}
              </div>
            ))}
            {offlineTabletAdvice(silent.length, locale)}
          </Alert>
        );
      }}
    </DataStates>
  );
}
