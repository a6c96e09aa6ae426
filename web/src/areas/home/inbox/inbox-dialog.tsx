import type { InboxItem } from "@crewline/domain/projections/home/inbox-task";
import type { Location } from "@crewline/domain/records/locations/location";
import {
  LazyAnswerRequestsDialog,
  LazyApproveWeekDialog,
  LazyCoverDialog,
  LazyDecideRequestsDialog,
  LazyDecideTimeOffDialog,
  LazyFixEntriesDialog,
  LazyLatePunchesDialog,
  LazyPublishWeekDialog,
} from "./inbox-parts.ts";

/** A task that is being done. */
export interface OpenTask {
  item: InboxItem;
  place: Location;
  /** The screen that has all of it. */
  path: string;
}

interface InboxDialogProps extends OpenTask {
  onClose: () => void;
}

/** The dialog in which a task is done; it stays until it is closed, also when nothing is left. */
export function InboxDialog({ item: { task }, ...props }: InboxDialogProps) {
  switch (task.kind) {
    case "approve":
      return <LazyApproveWeekDialog task={task} {...props} />;
    case "fix":
      return <LazyFixEntriesDialog task={task} {...props} />;
    case "answerRequests":
      return <LazyAnswerRequestsDialog task={task} {...props} />;
    case "decideTimeOff":
      return <LazyDecideTimeOffDialog task={task} {...props} />;
    case "decideRequests":
      return <LazyDecideRequestsDialog task={task} {...props} />;
    case "latePunches":
      return <LazyLatePunchesDialog task={task} {...props} />;
    case "cover":
      return <LazyCoverDialog task={task} {...props} />;
    case "publish":
      return <LazyPublishWeekDialog task={task} {...props} />;
    default:
      return null;
  }
}
