import { expect, test } from "vitest";
import { dayCounts } from "./day-counts.ts";
import { aRun, fridgeAt } from "./run.test-support.ts";

const completedAt = "2026-11-20T08:30:00.000Z";

test("the lists of a day are counted by how far they are, and their failed answers added up", () => {
  const runs = [
    aRun(),
    aRun({ dueAt: null, missedAt: null }),
    aRun({ completedAt, answers: fridgeAt(4) }),
    aRun({ completedAt, answers: fridgeAt(9, "Moved the milk"), needsSignOff: true }),
  ];
  const at = (time: string) => dayCounts(runs, `2026-11-20T${time}:00.000Z`);
  const done = { all: 4, done: 2, toSignOff: 1, failed: 1 };
  expect(at("08:30")).toEqual({ ...done, late: 0, missed: 0 });
  expect(at("09:10")).toEqual({ ...done, late: 1, missed: 0 });
  expect(at("10:00")).toEqual({ ...done, late: 0, missed: 1 });
});
