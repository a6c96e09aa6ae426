import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { OPEN_WORK_DAYS_BACK } from "@crewline/domain/records/summaries/open-work";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { formatDay, formatTime } from "@crewline/domain/kernel/formats/format-time";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { timeEntriesSource } from "../../live/time-entries.ts";
import { useLive } from "../../live/use-live.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { todayIn } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";
import type { AlertItem } from "./alert-list.tsx";
import { AlertList } from "./alert-list.tsx";

/** Entries without a clock-out that cannot be paid yet, as far as the user may see them. */
export function EntriesToFix() {
  const locale = useLocale();
  const actor = useActor();
  const today = todayIn("UTC");
  const range = { fromDay: addDays(today, -OPEN_WORK_DAYS_BACK), toDay: addDays(today, 1) };
  const source = timeEntriesSource(actor, { ...range, state: "needsFix" });
  const result = allResults({
    entries: useLive(source),
    nameOf: mapResult(useEmployees(), employeeNames),
  });
  return (
    <DataStates result={result} label="the time entries">
      {({ entries, nameOf }) => (
        <AlertList
          title="Entries to fix"
          nothing={`No entry of the last ${OPEN_WORK_DAYS_BACK} days needs a fix.`}
          items={entries.map((entry) => alertOf(entry, nameOf, locale))}
        />
      )}
    </DataStates>
  );
}

function alertOf(entry: TimeEntry, nameOf: (id: EmployeeId) => string, locale: Locale): AlertItem {
  const started = formatTime(entry.payable.startsAt, entry.timeZone, locale);
  return {
    id: entry.id,
    what: `${nameOf(entry.employeeId)}, ${formatDay(entry.day, locale)}`,
    detail: `Clocked in at ${started}, never clocked out. Not paid until the clock-out is entered.`,
    path: `/time-entries?${new URLSearchParams({ week: entry.weekStart, entry: entry.id })}`,
  };
}
