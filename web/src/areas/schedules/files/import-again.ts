import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { ImportedWeek } from "@crewline/domain/records/schedules/shift-import";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import { noAnswer } from "../../../api/problem.ts";
import type { Answer } from "../model/write-change.ts";
import type { BatchCalls } from "../copies/use-batch-step.ts";

/** An import as it was sent. */
export interface Imported {
  title: string;
  weeks: readonly ImportedWeek[];
  /** The reason for shifts that the rules warn of. */
  override?: OverrideDecision;
}

/** Imports the weeks of a file once more, after an import was undone. */
export function importAgain({ title, weeks, ...overriding }: Imported) {
  return async ({
    importShifts,
  }: BatchCalls): Promise<Answer<{ batchIds: readonly BatchId[] }>> => {
    const groupId = crypto.randomUUID();
    const batchIds: BatchId[] = [];
    const problems: string[] = [];
    for (const week of weeks) {
      const answer = await importShifts({ groupId, title, ...overriding, rows: [week] });
      if ("problem" in answer) return answer;
      if (answer.rows.some(({ canBeUndone }) => canBeUndone)) batchIds.push(answer.batchId);
      problems.push(...answer.rows.flatMap(({ problem }) => problem ?? []));
    }
    const [problem] = problems;
    if (batchIds.length > 0 || problem === undefined) return { batchIds };
    return { problem: { ...noAnswer, code: "CONFLICT", message: problem } };
  };
}
