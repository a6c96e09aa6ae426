import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./planted-tree.ts";

/** Parts of commands that have read the weeks already, and changes that are no edit of the plan. */
const exempt = [
  // Joins two records of one person, who keeps the same shifts.
  "functions/src/areas/employees/merge/move-records.ts",
  // Called by what marks the weeks as edited.
  "functions/src/operations/schedules/create-draft.ts",
  // Called by what marks the weeks, for shifts of open ones.
  "functions/src/areas/schedules/recurring/remove-shifts.ts",
  // Called by publishing and unpublishing, which ask for the lock.
  "functions/src/areas/schedules/publishing/hide-shifts.ts",
  "functions/src/areas/schedules/publishing/show-plan.ts",
  // Removes the mark of a request that ended, which changes no shift.
  "functions/src/operations/schedules/requests/end-requests.ts",
  // Writes a new company.
  "functions/src/demo/publish.ts",
];

const writes = /\bshifts\.(?:add|change|remove)\(|\bpublishedShifts\.(?:show|withdraw)\(/u;
const asks = /\b(?:markWeeksEdited|markWeeksTakenBack|readOpenWeeks|requireUnlocked)\(/u;

test("no file changes shifts without asking whether their week is locked", () => {
  const files = globSync("functions/src/**/*.ts", { cwd: repository }).filter(
    (file) => !file.endsWith(".test.ts"),
  );
  const writers = files.filter((file) => writes.test(readFileSync(join(repository, file), "utf8")));
  expect(writers.length).toBeGreaterThan(10);
  const unguarded = writers.filter(
    (file) => !asks.test(readFileSync(join(repository, file), "utf8")),
  );
  expect(unguarded.toSorted()).toEqual(exempt.toSorted());
});
