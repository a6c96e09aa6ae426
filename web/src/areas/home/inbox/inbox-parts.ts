import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import type { TaskDialogProps } from "./task-dialog.tsx";

const approve = lazyPart<TaskDialogProps<"approve">>(
  async () => (await import("./approve-week-dialog.tsx")).ApproveWeekDialog,
);
const fix = lazyPart<TaskDialogProps<"fix">>(
  async () => (await import("./fix-entries-dialog.tsx")).FixEntriesDialog,
);
const answer = lazyPart<TaskDialogProps<"answerRequests">>(
  async () => (await import("./answer-requests-dialog.tsx")).AnswerRequestsDialog,
);
const decide = lazyPart<TaskDialogProps<"decideTimeOff">>(
  async () => (await import("./decide-time-off-dialog.tsx")).DecideTimeOffDialog,
);
const requests = lazyPart<TaskDialogProps<"decideRequests">>(
  async () => (await import("./decide-requests-dialog.tsx")).DecideRequestsDialog,
);
const publish = lazyPart<TaskDialogProps<"publish">>(
  async () => (await import("./publish-week-dialog.tsx")).PublishWeekDialog,
);

const latePunches = lazyPart<TaskDialogProps<"latePunches">>(
  async () => (await import("./late-punches-dialog.tsx")).LatePunchesDialog,
);
const cover = lazyPart<TaskDialogProps<"cover">>(
  async () => (await import("./cover-shift-dialog.tsx")).CoverShiftDialog,
);

export const LazyApproveWeekDialog = approve.Part;
export const LazyFixEntriesDialog = fix.Part;
export const LazyAnswerRequestsDialog = answer.Part;
export const LazyDecideTimeOffDialog = decide.Part;
export const LazyDecideRequestsDialog = requests.Part;
export const LazyPublishWeekDialog = publish.Part;
export const LazyLatePunchesDialog = latePunches.Part;
export const LazyCoverDialog = cover.Part;

export const inboxPreloads = [
  approve,
  fix,
  answer,
  decide,
  requests,
  publish,
  latePunches,
  cover,
].map(({ preload }) => preload);
