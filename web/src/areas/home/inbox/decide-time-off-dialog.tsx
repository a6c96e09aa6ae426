import { inboxTexts } from "@crewline/domain/words/home/inbox-card-words";
import { useEmployeeNames } from "../../../entities/employees/use-employee-names.ts";
import { TimeOffList } from "../../../entities/time-off/time-off-list.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import { todayIn } from "../../../time/use-today.ts";
import type { TaskDialogProps } from "./task-dialog.tsx";
import { TaskFrame } from "./task-dialog.tsx";

/** A request for time off with its effect, to approve or deny. */
export function DecideTimeOffDialog(props: TaskDialogProps<"decideTimeOff">) {
  const { task, place, path, onClose } = props;
  const title = inboxTexts(useLocale()).decideTimeOff;
  const nameOf = useEmployeeNames([task.timeOff.employeeId]);
  return (
    <TaskFrame title={title} path={path} onClose={onClose}>
      <TimeOffList
        label={title}
        items={[task.timeOff]}
        nameOf={nameOf}
        today={todayIn(place.timeZone)}
        isNamed
      />
    </TaskFrame>
  );
}
