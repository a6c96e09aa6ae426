import { trpc } from "../../../api/trpc.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { useApprovalRules } from "../../../entities/time-entries/use-approval-rules.ts";

/** Approves entries at once and tells for how many it worked, and why not for the others. */
export function useApproveEntries(onDone: () => void) {
  const notify = useNotice();
  const { needsTwo } = useApprovalRules();
  const { run, isRunning } = useCommand(trpc.timeEntries.approve.mutationOptions());
  /** Returns whether every entry was approved. */
  const approve = async (rows: readonly EntryRow[]): Promise<boolean> => {
    const entries = rows.map(({ entry }) => ({
      entryId: entry.id,
      expectedVersion: entry.version,
    }));
    const answer = await run({ entries });
    if (answer === null) {
      notify({
        text: "Nothing was approved. Check the connection, then try again.",
        tone: "danger",
      });
      return false;
    }
    const refused = answer.results.filter((result) => !result.isApproved);
    const approved = answer.results.length - refused.length;
    const why = [...new Set(refused.map((result) => result.problem ?? "Not allowed."))].join(" ");
    const skipped = refused.length === 0 ? "" : ` ${refused.length} skipped: ${why}`;
    const isHalf = rows.some(({ entry }) => needsTwo && entry.firstApproval === null);
    const more = isHalf ? " A second person has to approve as well." : "";
    notify({
      text: `${approved} approved.${approved > 0 ? more : ""}${skipped}`,
      ...(refused.length > 0 && approved === 0 ? { tone: "danger" as const } : {}),
    });
    onDone();
    return refused.length === 0;
  };
  return { approve, isRunning };
}
