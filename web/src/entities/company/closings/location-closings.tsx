import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type {
  LocationClosings,
  ShownClosing,
} from "@crewline/domain/records/pay/location-closings";
import { stateAtLocation } from "@crewline/domain/rules/reports/pay-period-state";
import { findingLines } from "@crewline/domain/words/pay/closing-words";
import { closableFromText } from "@crewline/domain/words/pay/period-step-words";
import { trpc } from "../../../api/trpc.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { unbrokenTimes } from "../../../ui/page/unbroken-times.ts";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { CloseLocationDialog } from "./close-location-dialog.tsx";
import { ReopenLocationDialog } from "./reopen-location-dialog.tsx";
import { Acts } from "../../../ui/acts/acts.tsx";

const MINUTE_MS = 60_000;

interface LocationClosingsListProps {
  firstDay: LocalDate;
  timeZone: string;
}

/** The locations of a pay period, each closed or open, before the company closes all of it. */
export function LocationClosingsList({ firstDay, timeZone }: LocationClosingsListProps) {
  const query = useQuery({
    ...trpc.timesheets.closings.queryOptions({ day: firstDay }),
    staleTime: 0,
    // Managers may not read the record of a pay period, which says at once that one was closed.
    refetchInterval: MINUTE_MS,
  });
  return (
    <Box component="section" aria-labelledby="closings" sx={{ mt: 3 }}>
      <Typography id="closings" variant="h2" gutterBottom>
        Closing
      </Typography>
      <DataStates result={queryResult(query)} label="the closing of locations">
        {(closings) => (
          <Places
            closings={closings}
            timeZone={timeZone}
            onDone={async () => void (await query.refetch())}
          />
        )}
      </DataStates>
    </Box>
  );
}

interface PlacesProps {
  closings: LocationClosings;
  timeZone: string;
  onDone: () => Promise<void>;
}

function Places({ closings, timeZone, onDone }: PlacesProps) {
  const [chosen, setChosen] = useState<ShownClosing | null>(null);
  const isOpen = closings.state === "open";
  const { firstDay } = closings;
  const now = closings.locations.find(({ locationId }) => locationId === chosen?.locationId);
  const dialog = { firstDay, onDone, onClose: () => setChosen(null) };
  return (
    <>
      {!isOpen && <Typography>The company has closed this pay period.</Typography>}
      <Box component="ul" aria-label="Locations" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {closings.locations.map((place) => (
          <PlaceRow
            key={place.locationId}
            place={place}
            state={stateAtLocation(closings.state, place.state)}
            mayChange={isOpen}
            lastDay={closings.lastDay}
            timeZone={timeZone}
            onChoose={() => setChosen(place)}
          />
        ))}
      </Box>
      {chosen?.state === "closed" && now !== undefined && (
        <ReopenLocationDialog place={chosen} now={now} {...dialog} />
      )}
      {chosen !== null && chosen.state !== "closed" && now !== undefined && (
        <CloseLocationDialog place={chosen} now={now} lastDay={closings.lastDay} {...dialog} />
      )}
    </>
  );
}

const states = {
  open: { tone: "info", label: "Open" },
  closing: { tone: "warning", label: "Closing" },
  closed: { tone: "good", label: "Closed" },
} as const;

interface PlaceRowProps {
  place: ShownClosing;
  state: ShownClosing["state"];
  mayChange: boolean;
  lastDay: LocalDate;
  timeZone: string;
  onChoose: () => void;
}

function PlaceRow({ place, state, mayChange, lastDay, timeZone, onChoose }: PlaceRowProps) {
  const locale = useLocale();
  const { locationName, at, byName, isOver, findings } = place;
  const left = findingLines(findings, locale).join(", ");
  const closed = at === null ? "" : `by ${byName ?? ""}, ${formatDayTime(at, timeZone, locale)}`;
  return (
    <Box
      component="li"
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 1.5,
        alignItems: "center",
        minHeight: 48,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Typography sx={{ flex: "0 1 180px", fontWeight: 600 }}>{locationName}</Typography>
      <StatusChip {...states[state]} />
      <Typography variant="body2" color="textSecondary" sx={{ flex: "1 1 200px" }}>
        {unbrokenTimes(state === "open" ? left : closed)}
      </Typography>
      {mayChange && state === "open" && !isOver && (
        <Typography variant="body2">{closableFromText(lastDay, locale)}</Typography>
      )}
      {mayChange && (state === "closed" || isOver) && (
        <Acts>
          <Button
            size="small"
            onClick={onChoose}
            aria-label={`${state === "closed" ? "Reopen" : "Close"} ${locationName}`}
          >
            {state === "closed" ? "Reopen" : "Close"}
          </Button>
        </Acts>
      )}
    </Box>
  );
}
