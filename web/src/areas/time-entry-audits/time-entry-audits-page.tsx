import { useLocale } from "../../locale/use-locale.ts";
import { auditsSource } from "../../live/audits.ts";
import { useLive } from "../../live/use-live.ts";
import { EmployeePicker } from "../../entities/employees/employee-picker.tsx";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useScope } from "../../session/actor/use-scope.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { Page } from "../../ui/page/page.tsx";
import { AuditTable } from "./audit-table.tsx";
import { auditRows } from "./audit-rows.ts";
import { useAuditFilters } from "./use-audit-filters.ts";

/** Most rows that one view listens to; earlier ones are reached by narrowing the filter. */
const LIMIT = 200;

/** The append-only history of worked time: who changed what, when and why. */
export function TimeEntryAuditsPage() {
  const locale = useLocale();
  const actor = useActor();
  const { values, set, auditId, open } = useAuditFilters();
  const seesOthers = useScope("timeEntryAudits", "view") !== "own";
  const { employeeId, until } = values;
  const data = allResults({
    audits: useLive(
      auditsSource(actor, {
        limit: LIMIT,
        ...(employeeId !== "" && { employeeId }),
        ...(until !== "" && { untilDay: until }),
      }),
    ),
    locations: useLocations(),
  });
  return (
    <Page
      title="Time Entry Audits"
      filters={
        <>
          {seesOthers && (
            <EmployeePicker
              value={employeeId}
              onChange={(employee) => set({ employee })}
              allLabel="All employees"
              isCompact
            />
          )}
          <DayInput
            label="Worked on or before"
            value={until}
            onChange={(day) => set({ until: day })}
            isCompact
          />
        </>
      }
    >
      <DataStates result={data} label="the audit trail">
        {({ audits, locations }) => (
          <AuditTable
            rows={auditRows(audits, locations, locale)}
            isCut={audits.length === LIMIT}
            openId={auditId}
            onOpen={open}
          />
        )}
      </DataStates>
    </Page>
  );
}
