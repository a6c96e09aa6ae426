import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { employeeWeeksSource } from "../../live/employee-weeks.ts";
import { publishedShiftsSource } from "../../live/shifts.ts";
import { timeEntriesSource } from "../../live/time-entries.ts";
import { useLive } from "../../live/use-live.ts";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useAddressDay } from "../../time/use-address-day.ts";
import { todayIn } from "../../time/use-today.ts";
import { WeekPicker } from "../../entities/company/week-picker.tsx";
import { useMay } from "../../session/actor/use-may.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { SearchInput } from "../../ui/inputs/search-input.tsx";
import { ApproveClean } from "./approve-clean.tsx";
import { AddEntryDialog } from "./edits/add-entry-dialog.tsx";
import type { Adding } from "./entry-actions.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { LazyImportTimeDialog, LazyRecentTimeBatches, LazyTimesheetsPage } from "./entry-parts.ts";
import { EntryTable } from "./entry-table.tsx";
import { entryRows } from "./entry-rows.ts";
import { GroupTabs } from "./group-tabs.tsx";
import { useEntryFilters } from "./use-entry-filters.ts";

/** The worked time of a week, or the timesheets of a pay period. */
export function TimeEntriesPage() {
  const sheetDay = useAddressDay("sheet");
  return sheetDay === null ? <EntriesOfWeek /> : <LazyTimesheetsPage day={sheetDay} />;
}

const kinds = [
  { value: "", label: "All entries" },
  { value: "rule", label: "Approved by rule" },
] as const;

/** A week of worked time, sorted by what needs a person. */
function EntriesOfWeek() {
  const filters = useEntryFilters();
  const roleName = useRoleName();
  const company = useCompany();
  const week =
    company.status === "ready"
      ? weekStartOf(
          filters.week ?? todayIn(company.data.timeZone),
          company.data.workRules.weekStart,
        )
      : null;
  const data = useWeek(week);
  const seesOthers = useMay("timeEntries", "approve");
  const [adding, setAdding] = useState<Adding | null>(null);
  return (
    <Page
      title="Time Entries"
      actions={<EntryActions week={week} onAdd={setAdding} />}
      filters={
        <>
          {week !== null && <WeekPicker value={week} onChange={filters.chooseWeek} />}
          <LocationPicker
            value={filters.locationId}
            onChange={(location) => filters.set({ location })}
            allLabel="All locations"
            isCompact
          />
          {seesOthers && (
            <SelectInput
              label="Only"
              value={filters.isByRule ? "rule" : ""}
              options={kinds}
              onChange={(only) => filters.set({ only })}
              isCompact
            />
          )}
          {seesOthers && (
            <SearchInput
              label="Search people"
              value={filters.search}
              onChange={(q) => filters.set({ q })}
            />
          )}
        </>
      }
    >
      <DataStates result={data} label="the time entries">
        {(loaded) => {
          const all = entryRows({ ...loaded, roleName });
          const rows = all.filter(
            (row) =>
              (!filters.isByRule || row.entry.isApprovedByRule) &&
              (filters.locationId === "" || row.entry.locationId === filters.locationId) &&
              row.employeeName.toLowerCase().includes(filters.search.toLowerCase()),
          );
          return (
            <>
              <Stack
                direction={{ xs: "column", sm: "row" }}
                sx={{ justifyContent: "space-between", mb: 2 }}
              >
                <GroupTabs
                  rows={rows}
                  value={filters.group}
                  onChange={(show) => filters.set({ show })}
                />
                {seesOthers && <ApproveClean rows={rows} />}
              </Stack>
              <EntryTable
                rows={rows}
                sources={loaded}
                all={all.length}
                group={filters.group}
                openId={filters.entryId}
                asks={filters.asks}
                onOpen={filters.open}
              />
              {adding === "one" && week !== null && (
                <AddEntryDialog sources={loaded} day={week} onClose={() => setAdding(null)} />
              )}
            </>
          );
        }}
      </DataStates>
      {adding === "file" && <LazyImportTimeDialog onClose={() => setAdding(null)} />}
      {adding === "recent" && <LazyRecentTimeBatches onClose={() => setAdding(null)} />}
    </Page>
  );
}

function useWeek(week: string | null) {
  const actor = useActor();
  const lastDay = week === null ? "" : addDays(week, 6);
  return allResults({
    entries: useLive(
      week === null ? null : timeEntriesSource(actor, { fromDay: week, toDay: lastDay }),
    ),
    shifts: useLive(week === null ? null : publishedShiftsSource(actor, { weekStart: week })),
    weeks: useLive(week === null ? null : employeeWeeksSource(actor, { weekStart: week })),
    nextWeeks: useLive(
      week === null ? null : employeeWeeksSource(actor, { weekStart: addDays(week, 7) }),
    ),
    employees: useEmployees(),
    locations: useLocations(),
    company: useCompany(),
  });
}
