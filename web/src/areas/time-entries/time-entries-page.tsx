import { useState } from "react";
import { recentOfAddress } from "../../entities/batches/recent-of-address.ts";
import { useCompany } from "../../entities/company/use-company.ts";
import { todayIn } from "../../time/use-today.ts";
import { useAddressDay } from "../../time/use-address-day.ts";
import { useMay } from "../../session/actor/use-may.ts";
import { useAskedAct } from "../../ui/address/use-asked-act.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { mapResult } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import type { Adding } from "./entry-actions.tsx";
import { EntryActions } from "./entry-actions.tsx";
import { EntryFilterFields } from "./entry-filter-fields.tsx";
import { LazyImportTimeDialog, LazyRecentTimeBatches, LazyTimesheetsPage } from "./entry-parts.ts";
import { EntriesOfRange } from "./entries-of-range.tsx";
import { rangeAround } from "@crewline/domain/rules/company/day-range";
import { RangePicker } from "../../entities/company/range-picker.tsx";
import { useEntryFilters } from "./use-entry-filters.ts";

export { sourcesAhead } from "./sources-ahead.ts";

/** The worked time of a week, pay period or month, or the timesheets of a pay period. */
export function TimeEntriesPage() {
  const sheetDay = useAddressDay("sheet");
  return sheetDay === null ? <EntriesPage /> : <LazyTimesheetsPage day={sheetDay} />;
}

/** Worked time, sorted by what needs a decision. */
function EntriesPage() {
  const filters = useEntryFilters();
  const [adding, setAdding] = useState<Adding | null>(recentOfAddress);
  const data = mapResult(useCompany(), (company) => ({
    company,
    range: rangeAround(company, filters.day ?? todayIn(company.timeZone), filters.span),
  }));
  const mayEdit = useMay("timeEntries", "edit");
  useAskedAct({
    add: () => setAdding(mayEdit ? "one" : null),
    file: () => setAdding(mayEdit ? "file" : null),
    forgotten: () => setAdding(mayEdit ? null : "forgotten"),
  });
  const range = data.status === "ready" ? data.data.range : null;
  return (
    <Page
      title="Time Entries"
      actions={<EntryActions day={range?.firstDay ?? null} onAdd={setAdding} />}
      filters={
        <>
          {data.status === "ready" && (
            <RangePicker
              {...data.data}
              span={filters.span}
              onSpan={filters.chooseSpan}
              onDay={filters.chooseDay}
            />
          )}
          <EntryFilterFields filters={filters} />
        </>
      }
    >
      <DataStates result={data} label="the time entries">
        {(shown) => (
          <EntriesOfRange
            {...shown}
            filters={filters}
            adding={adding}
            onAdded={() => setAdding(null)}
          />
        )}
      </DataStates>
      {adding === "file" && <LazyImportTimeDialog onClose={() => setAdding(null)} />}
      {adding === "recent" && <LazyRecentTimeBatches onClose={() => setAdding(null)} />}
    </Page>
  );
}
