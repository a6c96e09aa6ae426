import { locationHistoryLines } from "@crewline/domain/words/history/history-lines";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { useLocale } from "../../locale/use-locale.ts";
import { trpcClient } from "../../api/trpc.ts";
import { HistoryPages } from "../../entities/history/history-pages.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import { DataStates } from "../../ui/page/data-states.tsx";

/** The changes of the location, with actor and time. */
export function LocationHistoryTab({ location }: { location: LocationRecord }) {
  const locale = useLocale();
  const { id: locationId, timeZone } = location;
  return (
    <DataStates result={useCompany()} label="the history">
      {({ currency }) => (
        <HistoryPages
          about={["locations", locationId]}
          read={(from) => trpcClient.locations.history.query({ locationId, from })}
          linesOf={(event) => locationHistoryLines(event, currency, locale)}
          timeZone={timeZone}
          emptyText="Every change of this location is listed here, with who made it."
        />
      )}
    </DataStates>
  );
}
