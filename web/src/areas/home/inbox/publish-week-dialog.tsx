import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { LazyPublishDialog } from "../../../entities/schedules/publish/lazy-publish-dialog.ts";
import { shiftsSource } from "../../../live/shifts.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";
import { allResults } from "../../../ui/loading/load-result.ts";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { taskTitle } from "./task-title.ts";
import type { TaskDialogProps } from "./task-dialog.tsx";
import { TaskFrame } from "./task-dialog.tsx";
import { useLocale } from "../../../locale/use-locale.ts";

/** Publishes a week with what it changes for whom, as the schedule does. */
export function PublishWeekDialog(props: TaskDialogProps<"publish">) {
  const { task, place, path, onClose } = props;
  const { weekStart } = task;
  const locale = useLocale();
  const result = allResults({
    shifts: useLive(shiftsSource(useActor(), { locationId: place.id, weekStart })),
    employees: useEmployees(),
  });
  if (result.status === "ready") {
    return (
      <LazyPublishDialog
        place={{ location: place, weekStart }}
        {...result.data}
        onClose={onClose}
      />
    );
  }
  return (
    <TaskFrame title={taskTitle(task, place, locale)} path={path} onClose={onClose}>
      <DataStates result={result} label="the week">
        {() => null}
      </DataStates>
    </TaskFrame>
  );
}
