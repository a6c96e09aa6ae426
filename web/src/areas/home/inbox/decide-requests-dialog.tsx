import { requestTaskTitle } from "@crewline/domain/words/schedules/decision-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { DecideClaims } from "./decide-claims.tsx";
import { DecideDrop } from "./decide-drop.tsx";
import { DecideSwap } from "./decide-swap.tsx";
import type { TaskDialogProps } from "./task-dialog.tsx";
import { TaskFrame } from "./task-dialog.tsx";

/** The claims of a shift, ranked, or a swap or drop, each to approve or decline. */
export function DecideRequestsDialog(props: TaskDialogProps<"decideRequests">) {
  const { task, path, onClose } = props;
  const [first] = task.requests;
  return (
    <TaskFrame title={requestTaskTitle(first, useLocale())} path={path} onClose={onClose}>
      {first.kind === "claim" && <DecideClaims claims={task.requests} />}
      {first.kind === "swap" && <DecideSwap request={first} />}
      {first.kind === "drop" && <DecideDrop request={first} />}
    </TaskFrame>
  );
}
