import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { auditSentences } from "@crewline/domain/words/time-entries/audit-words";
import { formatDayTime } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../../locale/use-locale.ts";
import { auditsSource } from "../../../live/audits.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";

const LIMIT = 50;

/** The changes of one entry with their actors, newest first. */
export function EntryHistory({ entry }: { entry: TimeEntry }) {
  const locale = useLocale();
  const actor = useActor();
  const audits = useLive(auditsSource(actor, { entryId: entry.id, limit: LIMIT }));
  return (
    <section aria-labelledby="entry-history">
      <Typography id="entry-history" component="h3" variant="subtitle2">
        History
      </Typography>
      <DataStates result={audits} label="the history">
        {(rows) => (
          <List dense disablePadding>
            {rows.map((row) => (
              <ListItem key={row.id} disableGutters>
                <ListItemText
                  primary={auditSentences(row, entry.timeZone, locale).join(" ")}
                  secondary={`${row.actor.name}, ${formatDayTime(row.at, entry.timeZone, locale)}${
                    row.reason === null ? "" : `: ${row.reason}`
                  }`}
                />
              </ListItem>
            ))}
          </List>
        )}
      </DataStates>
      <Button
        component={Link}
        size="small"
        to={`/time-entry-audits-list?type=timeEntry&record=${entry.id}`}
      >
        See the timeline in Audits
      </Button>
    </section>
  );
}
