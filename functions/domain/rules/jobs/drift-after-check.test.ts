import { expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { weekSubject } from "../../records/summaries/drift.ts";
import { driftAfterCheck } from "./drift-after-check.ts";

const subject = weekSubject(anEmployeeId("ana"), "2026-03-02");
const [first, second, third] = [
  "2026-03-04T08:00:00Z",
  "2026-03-05T08:00:00Z",
  "2026-03-06T08:00:00Z",
];
const wrong = (at: string) => ({ result: { isRight: false, isRebuilt: true } as const, at });
const right = (at: string) => ({ result: { isRight: true } as const, at });
const found = driftAfterCheck(null, subject, wrong(first));

test("a week that differs from its entries is an open drift", () => {
  expect(found).toMatchObject({ id: "week_ana_2026-03-02", state: "open", isRebuilt: true });
  expect([found?.foundAt, found?.seenAt, found?.resolvedAt]).toEqual([first, first, null]);
});

test("a drift that is found again keeps the time at which it was found first", () => {
  const again = driftAfterCheck(found, subject, wrong(second));
  expect([again?.foundAt, again?.seenAt]).toEqual([first, second]);
});

test("a drift is resolved by the first check that finds the week as it should be", () => {
  const resolved = driftAfterCheck(found, subject, right(second));
  expect(resolved).toEqual({ ...found, state: "resolved", resolvedAt: second });
  expect(driftAfterCheck(resolved, subject, right(third))).toBeNull();
});

test("a drift that comes back after it was resolved counts as new", () => {
  const resolved = driftAfterCheck(found, subject, right(second));
  expect(driftAfterCheck(resolved, subject, wrong(third))).toMatchObject({
    state: "open",
    foundAt: third,
    resolvedAt: null,
  });
});

test("a week that was always right leaves nothing", () => {
  expect(driftAfterCheck(null, subject, right(first))).toBeNull();
});
