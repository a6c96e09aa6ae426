import { z } from "zod";
import { idSchema } from "../../kernel/fields/fields.ts";
import { endPreviewSchema } from "./preview-end.ts";

/** What the end does to one of many people, or the sentence that is in its way. */
export const endOfOneSchema = z.object({
  employeeId: idSchema,
  problem: z.string().nullable(),
  preview: endPreviewSchema.nullable(),
});
export type EndOfOne = z.infer<typeof endOfOneSchema>;

/** What the end of many employments does together. */
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

/** The sums as sentences, one for each thing that the ends touch; empty when they touch nothing. */
export function endOfManyWords(sums: EndOfMany): string[] {
  const { published } = sums;
  const again =
    published === 0 ? "" : ` Already published: ${published}. Publish those weeks again.`;
  const sentences: readonly [count: number, one: string, many: string][] = [
    [sums.endingAtOnce, "employment ends at once.", "employments end at once."],
    [sums.shifts, `planned shift becomes open.${again}`, `planned shifts become open.${again}`],
    [sums.timeOff, "entry of time off is cancelled.", "entries of time off are cancelled."],
    [sums.running, "clock is running. Stop it.", "clocks are running. Stop them."],
    [sums.unapproved, "time entry waits for approval.", "time entries wait for approval."],
    [
      sums.workedAfter,
      "time entry lies after the last day and will still be paid.",
      "time entries lie after the last day and will still be paid.",
    ],
    [
      sums.wageChanges,
      "scheduled wage change stays on record.",
      "scheduled wage changes stay on record.",
    ],
    [sums.logins, "login is closed. Its history stays.", "logins are closed. Their history stays."],
    [sums.invitations, "open invitation stops working.", "open invitations stop working."],
  ];
  return sentences
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
}
