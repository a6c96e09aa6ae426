import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { publicationSentence } from "@crewline/domain/words/history/history-lines";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpcClient } from "../../../api/trpc.ts";
import { HistoryPages } from "../../../entities/history/history-pages.tsx";
import type { HistoryRow } from "../../../entities/history/history-rows.tsx";
import type { Place } from "../frame/use-place.ts";

interface PublicationsDialogProps {
  place: Place;
  schedule: Schedule | null;
  onClose: () => void;
}

/** The publications of the week: when, by whom, and the changes that staff saw. */
export function PublicationsDialog({ place, schedule, onClose }: PublicationsDialogProps) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const { id: locationId } = location;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="publications-title">
      <DialogTitle id="publications-title">
        {`Publications: ${location.name}, ${formatDayRange(weekStart, addDays(weekStart, 6), locale)}`}
      </DialogTitle>
      <DialogContent>
        <HistoryPages
          about={["schedules", locationId, weekStart]}
          read={(from) => trpcClient.schedules.publications.query({ locationId, weekStart, from })}
          linesOf={(event) => [publicationSentence(event, locale)]}
          timeZone={location.timeZone}
          emptyText="Each time this week is published, a line here says who did it and what changed."
          earlier={earlierOf(schedule)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The last publication, as the week itself names it. */
function earlierOf(schedule: Schedule | null): HistoryRow[] {
  if (schedule === null) return [];
  const { id, publishedAt: at, publishedByName: who } = schedule;
  if (at === null || who === null) return [];
  return [{ id, at, who, lines: ["Published"] }];
}
