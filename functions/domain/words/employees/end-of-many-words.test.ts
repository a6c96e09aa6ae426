import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { sumOfEnds } from "../../rules/endings/end-of-many.ts";
import { endOfManyWords } from "./end-of-many-words.ts";
import type { EndPreview } from "../../rules/endings/preview-end.ts";

const nothing: EndPreview = {
  endsAtOnce: false,
  elsewhere: [],
  shiftCount: 0,
  publishedCount: 0,
  shifts: [],
  timeOffCount: 0,
  runningSince: null,
  unapprovedCount: 0,
  unapprovedFrom: null,
  workedAfterCount: 0,
  wageChangeDays: [],
  hasLogin: false,
  isInvited: false,
  isLastAdmin: false,
};
const anEnd = (employeeId: EmployeeId, change: Partial<EndPreview> = {}) => ({
  employeeId,
  problem: null,
  preview: { ...nothing, ...change },
});

test("the preview of many sums the single ones; a refused employee only counts as refused", () => {
  const sums = sumOfEnds([
    anEnd(anEmployeeId("ana"), { shiftCount: 2, publishedCount: 1, hasLogin: true }),
    anEnd(anEmployeeId("bo"), {
      shiftCount: 3,
      timeOffCount: 2,
      runningSince: "2026-11-17T14:00:00.000Z",
      hasLogin: true,
    }),
    { ...anEnd(anEmployeeId("cy"), { shiftCount: 9 }), problem: "Cy is terminated." },
  ]);
  expect(sums).toMatchObject({ ending: 2, refused: 1, shifts: 5, published: 1, logins: 2 });
  expect(endOfManyWords(sums, onDevice)).toEqual([
    "5 planned shifts become open. Already published: 1. Publish those weeks again.",
    "2 entries of time off are cancelled.",
    "1 clock is running. Stop it.",
    "2 logins are closed. Their history stays.",
  ]);
});

test("ends that touch nothing have nothing to say", () => {
  expect(endOfManyWords(sumOfEnds([anEnd(anEmployeeId("ana"))]), onDevice)).toEqual([]);
});

test("a single thing is worded in the singular", () => {
  const sums = sumOfEnds([
    anEnd(anEmployeeId("ana"), {
      endsAtOnce: true,
      shiftCount: 1,
      isInvited: true,
      workedAfterCount: 1,
    }),
  ]);
  expect(endOfManyWords(sums, onDevice)).toEqual([
    "1 employment ends at once.",
    "1 planned shift becomes open.",
    "1 time entry lies after the last day and will still be paid.",
    "1 open invitation stops working.",
  ]);
});
