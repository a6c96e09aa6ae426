import type { ProblemEntry, ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import { trpc } from "../../../api/trpc.ts";
import { refusalNotice } from "../../../api/refusal-notice.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { Problem } from "../../../api/problem.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import { acceptanceOf } from "./problems.ts";

/** An end that a problem proposes, with the breaks that it records. */
export type LikelyEnd = ProblemEntry["ends"][number];

type EntryEdit = Pick<ProblemEntry, "entryId"> & { expectedVersion: number };

interface AcceptEvents {
  onBegin: () => void;
  onFixed: (problem: ShownProblem) => void;
  onRefused: () => void;
}

/** Accepts what a problem proposes: its likely end, the requested times, or the entry as it is. */
export function useAccept({ onBegin, onFixed, onRefused }: AcceptEvents) {
  const notify = useNotice();
  const onProblem = (problem: Problem) => {
    notify(refusalNotice(problem));
    onRefused();
  };
  const end = useCommand(trpc.timeEntries.acceptEnd.mutationOptions(), { onProblem });
  const request = useCommand(trpc.timeEntries.acceptCorrection.mutationOptions(), { onProblem });
  const approval = useCommand(trpc.timeEntries.approve.mutationOptions(), { onProblem });
  const isRunning = end.isRunning || request.isRunning || approval.isRunning;

  const approve = async (edit: EntryEdit): Promise<boolean> => {
    const answer = await approval.run({ entries: [edit] });
    const [result] = answer?.results ?? [];
    if (result === undefined || result.isApproved) return result !== undefined;
    notify({ text: result.problem ?? "It was not approved.", tone: "danger" });
    onRefused();
    return false;
  };
  const accept = async (problem: ShownProblem, accepted: LikelyEnd | null) => {
    const { entry } = problem;
    const kind = acceptanceOf(problem);
    if (entry === null || kind === null || isRunning) return;
    onBegin();
    const edit = { entryId: entry.entryId, expectedVersion: entry.version };
    const ways = {
      approve: () => approve(edit),
      request: async () => (await request.run(edit)) !== null,
      end: async () => {
        if (accepted === null) return false;
        const { endsAt, breaks } = accepted;
        return (await end.run({ ...edit, endsAt, breaks })) !== null;
      },
    };
    if (await ways[kind]()) onFixed(problem);
  };
  return { accept, isRunning };
}
