import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import type { PublicationId } from "@crewline/domain/kernel/ids/record-ids";
import { versionTitle } from "@crewline/domain/words/schedules/publish-words";
import { trpc } from "../../../api/trpc.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { publishedShiftsSource } from "../../../live/shifts.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { allResults, queryResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import type { Place } from "../frame/use-place.ts";
import { VersionWeek } from "./version-week.tsx";

interface VersionDialogProps {
  place: Place;
  publicationId: PublicationId;
  /** To the list of publications. */
  onBack: () => void;
  onClose: () => void;
}

/** A version of the week as staff saw it, beside what they see now. */
export function VersionDialog({ place, publicationId, onBack, onClose }: VersionDialogProps) {
  const locale = useLocale();
  const { location, weekStart } = place;
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down("md"));
  const query = useQuery(trpc.schedules.version.queryOptions({ publicationId }));
  const now = useLive(publishedShiftsSource(useActor(), { weekStart, locationId: location.id }));
  const result = allResults({ version: queryResult(query), now, employees: useEmployees() });
  const title =
    query.data === undefined
      ? "Publication"
      : `${location.name}: ${versionTitle(query.data.publication, location.timeZone, locale)}`;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="lg"
      fullScreen={isPhone}
      aria-labelledby="version-title"
    >
      <DialogTitle id="version-title">{title}</DialogTitle>
      <DialogContent>
        <DataStates result={result} label="the publication">
          {(data) => <VersionWeek {...data} place={place} isPhone={isPhone} />}
        </DataStates>
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack} sx={{ mr: "auto" }}>
          All publications
        </Button>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
