import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { auditSentences } from "@crewline/domain/time-entry-audits/audit-words";
import type { TimeEntryAudit } from "@crewline/domain/time-entry-audits/time-entry-audit";
import { formatDate, formatDayTime } from "@crewline/domain/time/format";
import { auditsSource } from "../../live/audits.ts";
import { useLive } from "../../live/use-live.ts";
import { useReader } from "../../session/use-reader.ts";
import { DataStates } from "../../ui/data-states.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

const mostRows = 100;

interface HistoryTabProps {
  employeeId: string;
  timeZone: string;
}

/** What was done to the person's worked time, the latest first. */
export function HistoryTab({ employeeId, timeZone }: HistoryTabProps) {
  const rows = useLive(auditsSource(useReader(), { employeeId, limit: mostRows }));
  return (
    <DataStates result={rows} label="the history">
      {(audits) =>
        audits.length === 0 ? (
          <EmptyState
            title="No history yet"
            text="Every punch, correction and approval of this person's time is listed here."
          />
        ) : (
          <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {audits.map((audit) => (
              <Row key={audit.id} audit={audit} timeZone={timeZone} />
            ))}
          </Box>
        )
      }
    </DataStates>
  );
}

function Row({ audit, timeZone }: { audit: TimeEntryAudit; timeZone: string }) {
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: "divider" }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {`${formatDayTime(audit.at, timeZone)}, ${audit.actor.name}, time of ${formatDate(audit.day)}`}
      </Typography>
      <Typography>{auditSentences(audit, timeZone).join(" ")}</Typography>
      {audit.reason !== null && <Typography>{`Reason: ${audit.reason}`}</Typography>}
    </Box>
  );
}
