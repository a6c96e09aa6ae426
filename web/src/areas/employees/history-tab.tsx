import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useState } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { auditSentences } from "@crewline/domain/words/time-entries/audit-words";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { auditsSource } from "../../live/audits.ts";
import { useLive } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { HistoryRows } from "../../entities/history/history-rows.tsx";
import { LifeList } from "./life/life-list.tsx";

interface HistoryTabProps {
  employee: Employee;
  timeZone: string;
}

/** The history of the person, or of the person's worked time, the latest first. */
export function HistoryTab(props: HistoryTabProps) {
  const [kind, setKind] = useState<"life" | "time">("life");
  const List = kind === "life" ? LifeList : TimeList;
  return (
    <>
      <ToggleButtonGroup
        value={kind}
        exclusive
        size="small"
        aria-label="History of"
        onChange={(_event, chosen: typeof kind | null) => chosen !== null && setKind(chosen)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="life">Employment</ToggleButton>
        <ToggleButton value="time">Worked time</ToggleButton>
      </ToggleButtonGroup>
      <List {...props} />
    </>
  );
}

const mostRows = 100;

function TimeList({ employee: { id: employeeId }, timeZone }: HistoryTabProps) {
  const locale = useLocale();
  const rows = useLive(auditsSource(useActor(), { employeeId, limit: mostRows }));
  return (
    <DataStates result={rows} label="the history">
      {(audits) =>
        audits.length === 0 ? (
          <EmptyState
            title="No history yet"
            text="Every punch, correction and approval of this person's time is listed here."
          />
        ) : (
          <HistoryRows
            timeZone={timeZone}
            rows={audits.map((audit) => ({
              id: audit.id,
              at: audit.at,
              who: `${audit.actor.name}, time of ${formatDate(audit.day, locale)}`,
              lines: [
                auditSentences(audit, timeZone, locale).join(" "),
                ...(audit.reason === null ? [] : [`Reason: ${audit.reason}`]),
              ],
            }))}
          />
        )
      }
    </DataStates>
  );
}
