import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { wholeResult } from "../../ui/loading/load-result.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { FailedAlert } from "../../ui/page/failed-alert.tsx";
import { ApproveClean } from "./approve-clean.tsx";
import { AddEntryDialog } from "./edits/add-entry-dialog.tsx";
import { RequestEntryDialog } from "./edits/request-entry-dialog.tsx";
import type { Adding } from "./entry-actions.tsx";
import type { EntryRow } from "../../entities/time-entries/entry-rows.ts";
import { entryRows } from "../../entities/time-entries/entry-rows.ts";
import { EntryTable } from "./entry-table.tsx";
import { GroupTabs } from "./group-tabs.tsx";
import type { EntryFilters } from "./use-entry-filters.ts";
import type { DayRange } from "@crewline/domain/rules/company/day-range";
import { LoadedDays } from "./range/loaded-days.tsx";
import type { LoadedRange } from "./range/use-range-data.ts";
import { useRangeData } from "./range/use-range-data.ts";
import { useSees } from "../../session/actor/use-may.ts";

interface EntriesOfRangeProps {
  company: Company;
  range: DayRange;
  filters: EntryFilters;
  /** How time is being brought in, if at all. */
  adding: Adding | null;
  onAdded: () => void;
}

/** The days of a range that are loaded; all of it before the first one is. */
function loadedDays(range: DayRange, restTo: LocalDate | null): DayRange {
  if (restTo === null || restTo === range.lastDay) return range;
  return { firstDay: addDays(restTo, 1), lastDay: range.lastDay };
}

/** The loaded entries of a range with their groups; the rest of the range is loaded on request. */
export function EntriesOfRange(props: EntriesOfRangeProps) {
  const { company, range, filters, adding, onAdded } = props;
  const roleName = useRoleName();
  const data = useRangeData(company, range, filters);
  // Without all hours of a week its flags are missing, and what needs a look would seem clean.
  const isWhole = wholeResult(data).status === "ready";
  const seesOthers = useSees("timeEntries", "approve");
  const placesOf = usePlaces(filters);
  return (
    <DataStates result={data} label="the time entries">
      {({ paging, ...loaded }) => {
        const all = entryRows({ ...loaded, roleName });
        const rows = all.filter((row) => isWanted(row, filters));
        const { restTo } = paging;
        return (
          <>
            {seesOthers && (
              <Stack
                direction={{ xs: "column", sm: "row" }}
                sx={{ justifyContent: "space-between", gap: 1, mb: 2 }}
              >
                <GroupTabs
                  rows={rows}
                  value={filters.group}
                  onChange={(show) => filters.set({ show })}
                />
                <ApproveClean rows={rows} isWhole={isWhole} />
              </Stack>
            )}
            {restTo !== null && (
              <LoadedDays
                {...paging}
                restTo={restTo}
                range={range}
                loaded={all.length}
                locationIds={seesOthers ? placesOf(loaded.locations) : []}
                timeZone={company.timeZone}
              />
            )}
            <EntryTable
              rows={rows}
              days={loadedDays(range, restTo)}
              sources={loaded}
              all={all.length}
              group={seesOthers ? filters.group : "all"}
              openId={filters.entryId}
              asks={filters.asks}
              onOpen={filters.open}
            />
            {restTo !== null && <EarlierDays {...paging} />}
            {adding === "one" && (
              <AddEntryDialog sources={loaded} day={range.firstDay} onClose={onAdded} />
            )}
            {adding === "forgotten" && (
              <RequestEntryDialog
                sources={loaded}
                onSent={(entryId, day) => {
                  filters.chooseDay(day);
                  filters.open(entryId);
                }}
                onClose={onAdded}
              />
            )}
          </>
        );
      }}
    </DataStates>
  );
}

type Paging = Pick<LoadedRange["paging"], "problem" | "isLoading" | "loadMore">;

/** Below the list: loads the days before it, or says why they could not be loaded. */
function EarlierDays({ problem, isLoading, loadMore }: Paging) {
  if (problem !== null) {
    return (
      <Box sx={{ mt: 2 }}>
        <FailedAlert
          message={`Earlier days could not be loaded. ${problem.message}`}
          onRetry={problem.retry}
        />
      </Box>
    );
  }
  return (
    <Button sx={{ mt: 2 }} loading={isLoading} onClick={loadMore}>
      Show earlier days
    </Button>
  );
}

function isWanted(row: EntryRow, { isByRule, locationId, search }: EntryFilters): boolean {
  return (
    (!isByRule || row.entry.isApprovedByRule) &&
    (locationId === "" || row.entry.locationId === locationId) &&
    row.employeeName.toLowerCase().includes(search.toLowerCase())
  );
}

/** The locations whose entries are listed. */
function usePlaces({ locationId }: EntryFilters) {
  const { locationIds } = useActor();
  return (locations: readonly Location[]) =>
    locationId === "" ? (locationIds ?? locations.map(({ id }) => id)) : [locationId];
}
