import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { noAnswer, problemOf } from "../../../api/problem.ts";
import { trpcClient } from "../../../api/trpc.ts";
import type { Answer } from "../model/write-change.ts";
import type { BatchCalls } from "./use-batch-step.ts";
import type { Copy } from "./use-shift-batches.ts";

interface Copied {
  title: string;
  copy: Copy;
  weekStarts: readonly LocalDate[];
}

/** Copies to the weeks once more, after a copy was undone. */
export async function copyAgain(
  { title, copy, weekStarts }: Copied,
  { copyWeeks }: BatchCalls,
): Promise<Answer<{ batchIds: readonly BatchId[] }>> {
  const input = { ...copy, weekStarts: [...weekStarts] };
  const previewed = await trpcClient.schedules.previewCopy.query(input).catch(problemOf);
  if (!("weeks" in previewed)) return { problem: previewed };
  const groupId = crypto.randomUUID();
  const batchIds: BatchId[] = [];
  for (const { weekStart: key, fingerprint, added } of previewed.weeks) {
    if (added === 0) continue;
    const rows = [{ key, title, fingerprint }];
    const answer = await copyWeeks({ ...copy, groupId, title, rows });
    if ("problem" in answer) return answer;
    if (answer.rows.some(({ canBeUndone }) => canBeUndone)) batchIds.push(answer.batchId);
  }
  if (batchIds.length > 0) return { batchIds };
  return {
    problem: { ...noAnswer, code: "CONFLICT", message: "These shifts can't be added now." },
  };
}
