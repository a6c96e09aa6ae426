import { expect, test } from "vitest";
import { mayBeApproved, mayBeCorrected, reviewGroupOf } from "./review.ts";

test("a clean closed entry is ready, a flagged one needs a person", () => {
  expect(reviewGroupOf({ state: "closed", flags: [] })).toBe("ready");
  expect(reviewGroupOf({ state: "closed", flags: ["noShift"] })).toBe("needsYou");
});

test("an off-site position is a remark, unless the location requires a decision", () => {
  expect(reviewGroupOf({ state: "closed", flags: ["offSite"] })).toBe("ready");
  expect(reviewGroupOf({ state: "closed", flags: ["offSite", "positionRequest"] })).toBe(
    "needsYou",
  );
});

test("an entry without its end needs a person and cannot be approved before it is fixed", () => {
  expect(reviewGroupOf({ state: "needsFix", flags: ["missedClockOut"] })).toBe("needsYou");
  expect(mayBeApproved({ state: "needsFix" })).toBe(false);
  expect(mayBeCorrected({ state: "needsFix" })).toBe(true);
});

test("who works now is running, and what is approved is done until it is taken back", () => {
  expect(reviewGroupOf({ state: "onBreak", flags: [] })).toBe("running");
  expect(reviewGroupOf({ state: "approved", flags: ["lateIn"] })).toBe("done");
  expect(mayBeCorrected({ state: "approved" })).toBe(false);
});
