import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { endPreviewSchema } from "./preview-end.ts";

/** The effect of the end on one of many people, or the sentence that is in its way. */
export const endOfOneSchema = z.object({
  employeeId: employeeIdSchema,
  problem: z.nullable(z.string()),
  preview: z.nullable(endPreviewSchema),
});
export type EndOfOne = z.infer<typeof endOfOneSchema>;

/** The effect of many ends together. */
export interface EndOfMany {
  ending: number;
  refused: number;
  endingAtOnce: number;
  shifts: number;
  published: number;
  timeOff: number;
  running: number;
  unapproved: number;
  workedAfter: number;
  wageChanges: number;
  logins: number;
  invitations: number;
}

/** Sums the single previews; a refused employee only adds to `refused`. */
export function sumOfEnds(people: readonly EndOfOne[]): EndOfMany {
  const ends = people.flatMap(({ problem, preview }) =>
    problem === null && preview !== null ? [preview] : [],
  );
  type Preview = (typeof ends)[number];
  const sum = (count: (preview: Preview) => number) =>
    ends.reduce((total, preview) => total + count(preview), 0);
  return {
    ending: ends.length,
    refused: people.length - ends.length,
    endingAtOnce: sum(({ endsAtOnce }) => Number(endsAtOnce)),
    shifts: sum(({ shiftCount }) => shiftCount),
    published: sum(({ publishedCount }) => publishedCount),
    timeOff: sum(({ timeOffCount }) => timeOffCount),
    running: sum(({ runningSince }) => Number(runningSince !== null)),
    unapproved: sum(({ unapprovedCount }) => unapprovedCount),
    workedAfter: sum(({ workedAfterCount }) => workedAfterCount),
    wageChanges: sum(({ wageChangeDays }) => wageChangeDays.length),
    logins: sum(({ hasLogin }) => Number(hasLogin)),
    invitations: sum(({ isInvited }) => Number(isInvited)),
  };
}
