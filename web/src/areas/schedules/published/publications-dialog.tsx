import Button from "@mui/material/Button";
import { useState } from "react";
import type { PublicationId } from "@crewline/domain/kernel/ids/record-ids";
import type { HistoryEvent } from "@crewline/domain/records/history/history-event";
import { publicationSentence } from "@crewline/domain/words/history/history-lines";
import { versionLines } from "@crewline/domain/words/schedules/publish-words";
import type { Schedule } from "@crewline/domain/records/schedules/schedule";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../../locale/use-locale.ts";
import { trpcClient } from "../../../api/trpc.ts";
import { HistoryPages } from "../../../entities/history/history-pages.tsx";
import type { HistoryRow } from "../../../entities/history/history-rows.tsx";
import { ListDialog } from "../../../ui/dialogs/list-dialog.tsx";
import type { Place } from "../frame/use-place.ts";
import { VersionDialog } from "./version-dialog.tsx";

interface PublicationsDialogProps {
  place: Place;
  schedule: Schedule | null;
  onClose: () => void;
}

type Page = Awaited<ReturnType<typeof trpcClient.schedules.publications.query>>;

/** The publications of the week: when, by whom, and the changes that staff saw; each can be opened. */
export function PublicationsDialog({ place, schedule, onClose }: PublicationsDialogProps) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const { id: locationId } = location;
  const [shown, setShown] = useState<PublicationId | null>(null);
  if (shown !== null) {
    const back = () => setShown(null);
    return <VersionDialog place={place} publicationId={shown} onBack={back} onClose={onClose} />;
  }
  const view = (event: HistoryEvent, page: Page) => {
    const version = versionOf(event, page);
    if (version === undefined || version.state === "undone" || event.act !== "published") {
      return null;
    }
    return (
      <Button size="small" variant="outlined" onClick={() => setShown(version.id)}>
        View
      </Button>
    );
  };
  return (
    <ListDialog
      title={`Publications: ${location.name}, ${formatDayRange(weekStart, addDays(weekStart, 6), locale)}`}
      onClose={onClose}
    >
      <HistoryPages
        about={["schedules", locationId, weekStart]}
        read={(from) => trpcClient.schedules.publications.query({ locationId, weekStart, from })}
        linesOf={(event, page) => [
          publicationSentence(event, locale),
          ...(event.act === "published" || event.act === "unpublished"
            ? versionLines(versionOf(event, page) ?? null, locale)
            : []),
        ]}
        actionOf={view}
        timeZone={location.timeZone}
        emptyText="Each time this week is published, a line here says who did it and what changed."
        earlier={earlierOf(schedule)}
      />
    </ListDialog>
  );
}

/** The version that a row of the history is about; undefined where none was kept. */
function versionOf({ of }: HistoryEvent, { versions }: Page) {
  return versions.find(({ id }) => id === of);
}

/** The last publication, as the week itself names it. */
function earlierOf(schedule: Schedule | null): HistoryRow[] {
  if (schedule === null) return [];
  const { id, publishedAt: at, publishedByName: who } = schedule;
  if (at === null || who === null) return [];
  return [{ id, at, who, lines: ["Published"] }];
}
