import { expect, test } from "vitest";
import type { EmployeeEnd, EndReason, ReasonedEnd } from "../../records/employees/end-reason.ts";
import { mergedEnds } from "./merge-ends.ts";

const end = (reason: EndReason, lastDay: string): ReasonedEnd => ({ reason, note: "", lastDay });
const ends = (present: ReasonedEnd | null, past: ReasonedEnd[] = []): EmployeeEnd => ({
  present,
  past,
  version: 3,
});

const resigned = end("resigned", "2026-06-30");
const dismissed = end("dismissed", "2026-03-31");

test("a person who works here keeps the duplicate's end as one of an earlier period", () => {
  const found = mergedEnds({ lastDay: null, stays: null, duplicate: ends(dismissed) }, []);
  expect(found).toEqual({ present: null, past: [dismissed], version: 1 });
});

test("a record that ended without a known reason takes the duplicate's, for its own last day", () => {
  const ended = { lastDay: "2026-06-30", stays: null, duplicate: ends(dismissed) };
  expect(mergedEnds(ended, [])?.present).toEqual({ ...dismissed, lastDay: "2026-06-30" });
});

test("of two reasons the record's own stays, unless the duplicate's is chosen", () => {
  const ended = { lastDay: "2026-06-30", stays: ends(resigned), duplicate: ends(dismissed) };
  expect(mergedEnds(ended, [])).toEqual({ present: resigned, past: [dismissed], version: 4 });
  expect(mergedEnds(ended, ["endReason"])).toEqual({
    present: { ...dismissed, lastDay: "2026-06-30" },
    past: [],
    version: 4,
  });
});

test("ends of earlier periods come along, the oldest first", () => {
  const retired = end("retired", "2025-01-31");
  const both = {
    lastDay: null,
    stays: ends(null, [resigned]),
    duplicate: ends(dismissed, [retired]),
  };
  expect(mergedEnds(both, [])?.past).toEqual([retired, dismissed, resigned]);
});

test("where neither says why, nothing is written", () => {
  expect(mergedEnds({ lastDay: null, stays: null, duplicate: null }, [])).toBeNull();
});
