import Typography from "@mui/material/Typography";
import { inboxTexts } from "@crewline/domain/words/home/inbox-card-words";
import { LatePunch } from "../../../entities/time-entries/late-punch.tsx";
import { unplacedPunchesSource } from "../../../live/unplaced-punches.ts";
import { useLive } from "../../../live/use-live.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { mapResult } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import type { TaskDialogProps } from "./task-dialog.tsx";
import { TaskFrame } from "./task-dialog.tsx";
import { taskTitle } from "./task-title.ts";

/** The late punches of a location, each to enter in its week and to mark as done. */
export function LatePunchesDialog(props: TaskDialogProps<"latePunches">) {
  const { task, place, path, onClose } = props;
  const locale = useLocale();
  const result = mapResult(useLive(unplacedPunchesSource(useActor())), (punches) =>
    punches.filter(({ locationId }) => locationId === place.id),
  );
  return (
    <TaskFrame title={taskTitle(task, place, locale)} path={path} onClose={onClose}>
      <DataStates result={result} label="the late punches">
        {(punches) =>
          punches.length === 0 ? (
            <Typography>{inboxTexts(locale).nothingLeft}</Typography>
          ) : (
            <ul style={{ listStyle: "none", padding: 0, margin: 0 }}>
              {punches.map((unplaced) => (
                <LatePunch key={unplaced.id} unplaced={unplaced} />
              ))}
            </ul>
          )
        }
      </DataStates>
    </TaskFrame>
  );
}
