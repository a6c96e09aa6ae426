import { z } from "zod/mini";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { MergeFacts } from "../../rules/merging/merge-facts.ts";
import { entriesOf, mergeObstacles, plannedShifts } from "../../rules/merging/merge-obstacles.ts";
import { obstacleWords } from "../../words/employees/obstacle-words.ts";
import { keptFields, keptFieldSchema } from "./kept-fields.ts";
import { mergeChoices, mergeChoiceSchema } from "./merge-choices.ts";

/** Returns the number of things that a merge moves, as its history shows it. */
export function movedCount(
  preview: Pick<MergePreview, "entryCount" | "shiftCount" | "timeOffCount">,
): number {
  return preview.entryCount + preview.shiftCount + preview.timeOffCount;
}

/** The records that a merge would move, and what is in its way. */
export const mergePreviewSchema = z.object({
  entryCount: z.int(),
  shiftCount: z.int(),
  timeOffCount: z.int(),
  movesLogin: z.boolean(),
  /**
   * The fields that differ between the records; the record's own value is kept unless the other is
   * chosen.
   */
  choices: z.array(mergeChoiceSchema),
  /** Custom fields that both records have a value for; the record's own one is kept. */
  keptFields: z.array(keptFieldSchema),
  /** Sentences; the records can be merged when there are none. */
  problems: z.array(z.string()),
});
export type MergePreview = z.infer<typeof mergePreviewSchema>;

/**
 * Returns what a merge moves to the record that stays, the fields that differ, and the obstacles.
 */
export function previewMerge(facts: MergeFacts, locale: Locale): MergePreview {
  const { stays, duplicate } = facts;
  return {
    entryCount: entriesOf(duplicate).length,
    shiftCount: plannedShifts(duplicate).length,
    timeOffCount: duplicate.timeOff.length,
    movesLogin: duplicate.hasLogin,
    choices: mergeChoices(stays.single, duplicate.single, locale),
    keptFields: keptFields(stays.custom, duplicate.custom, locale),
    problems: mergeObstacles(facts).map((one) => obstacleWords(one, locale)),
  };
}
