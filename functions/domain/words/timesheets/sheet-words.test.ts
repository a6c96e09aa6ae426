import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import type { SheetStatus } from "../../records/timesheets/timesheet.ts";
import { adjustmentText, confirmationText, sheetLabel, sheetSentence } from "./sheet-words.ts";

const total = {
  workedSeconds: 36_000,
  regularSeconds: 36_000,
  overtimeSeconds: 0,
  doubletimeSeconds: 0,
  amountMinor: null,
};
const said = (status: SheetStatus, workedSeconds = 36_000) => {
  const step = {
    at: "2026-03-15T22:00:00.000Z",
    byName: status === "answered" ? "Kim" : null,
    workedSeconds,
    digest: "one",
    message: "",
  };
  const action = status === "none" || status === "outdated" ? ("signed" as const) : status;
  const steps = status === "none" ? [] : [{ ...step, action }];
  return sheetSentence({ status, steps, timeZone: "America/New_York", total }, onDevice);
};

test("a timesheet tells who said what, and when a signature no longer counts", () => {
  expect(said("none")).toBe("Not signed yet.");
  expect(said("signed")).toMatch(/^Signed .*6:00 PM for 10:00 hours, with the breaks as shown\.$/u);
  expect(said("outdated", 39_600)).toMatch(
    /^Signed .* for 11:00 hours, but the time has changed to 10:00 since\. The signature no longer counts\.$/u,
  );
  expect(said("outdated")).toMatch(/, but the times or breaks have changed since\./u);
  expect(said("disputed")).toMatch(/^Disputed .*6:00 PM\.$/u);
  expect(said("answered")).toMatch(/^Kim answered the dispute .*6:00 PM\.$/u);
  expect(sheetLabel("outdated", onDevice)).toBe("Changed since signed");
  expect(confirmationText(onDevice)).toMatch(/breaks as shown\.$/u);
});

test("a difference of a period is told with the period that pays it", () => {
  const adjustment = { paidOn: "2026-03-16", amountMinor: 1250 };
  expect(adjustmentText(adjustment, "USD", onDevice)).toMatch(
    /^Adjustment of this period: .*12[.,]50.*, paid with the period from .*2026$/u,
  );
});
