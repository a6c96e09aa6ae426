import type { TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import type { SuggestedEnd } from "@crewline/domain/rules/entry-edits/suggested-ends";
import { suggestedEnds } from "@crewline/domain/rules/entry-edits/suggested-ends";
import { hasOpenRequest } from "@crewline/domain/rules/entry-edits/correction";
import { approvedEndText } from "@crewline/domain/words/time-entries/suggested-end-words";
import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useLogin } from "../../../session/actor/use-login.ts";
import { useMay } from "../../../session/actor/use-may.ts";
import { useNow } from "../../../ui/clock/use-now.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { EditSources } from "../edits/edit-sources.ts";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { nextToReview, rowsBeside } from "../rows/review-rows.ts";
import { useApprovalRules } from "../../../entities/time-entries/use-approval-rules.ts";
import { useEndChoices } from "../../../entities/time-entries/use-end-choices.ts";
import { useApproveEntries } from "./use-approve-entries.ts";

export interface ReviewList {
  /** The rows in the order in which they are shown. */
  rows: readonly EntryRow[];
  sources: EditSources;
  onOpen: (entryId: TimeEntryId | "") => void;
}

/** Decides about the open entry and leads to the next one, by button or by key. */
export function useReview({ rows, sources, onOpen }: ReviewList, row: EntryRow) {
  const { entry, shift } = row;
  const locale = useLocale();
  const notify = useNotice();
  const isOwn = useLogin().employeeId === entry.employeeId;
  const { approvesTimeOf, mayApprove } = useApprovalRules();
  const end = useCommand(trpc.timeEntries.acceptEnd.mutationOptions());
  const request = useCommand(trpc.timeEntries.acceptCorrection.mutationOptions());
  const mayAnswer = useMay("timeEntries", "edit") && !isOwn && hasOpenRequest(entry);
  const goOn = () => onOpen(nextToReview(rows, entry.id)?.entry.id ?? "");
  const { approve, isRunning: isApproving } = useApproveEntries(() => undefined);
  const needsEnd = approvesTimeOf(entry) && entry.state === "needsFix";
  const now = useNow();
  const ends = needsEnd ? suggestedEnds(entry, { shift, entries: sources.entries, now }) : [];

  const choices = useEndChoices(entry.id, ends);

  const acceptEnd = async (accepted: SuggestedEnd) => {
    const { endsAt, breaks } = accepted;
    const input = { entryId: entry.id, expectedVersion: entry.version, endsAt, breaks };
    if ((await end.run(input)) === null) return;
    notify(approvedEndText(accepted, locale));
    goOn();
  };
  const acceptRequest = async () => {
    const input = { entryId: entry.id, expectedVersion: entry.version };
    if ((await request.run(input)) === null) return;
    notify(entry.state === "requested" ? "Added as requested." : "Corrected as requested.");
    goOn();
  };
  const acceptAndGoOn = async () => {
    if (end.isRunning || request.isRunning || isApproving) return;
    if (mayAnswer) return acceptRequest();
    const [likely] = choices.ends;
    if (likely !== undefined) await acceptEnd(likely);
    else if (mayApprove(entry) && (await approve([row]))) goOn();
  };

  const beside = rowsBeside(rows, entry.id);
  const opener = (to: EntryRow | undefined) =>
    to === undefined ? null : () => onOpen(to.entry.id);
  return {
    choices,
    acceptEnd,
    acceptRequest,
    isAccepting: end.isRunning || request.isRunning,
    problem: end.problem ?? request.problem,
    isApproving,
    approve: () => void approve([row]),
    neighbours: { previous: opener(beside.previous), next: opener(beside.next) },
    keys: { a: () => void acceptAndGoOn() },
  };
}

/** How the open entry is reviewed. */
export type Review = ReturnType<typeof useReview>;
