import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { formatWorkSpan } from "./format-work-span.ts";
import { timeEntryStateSchema } from "../../records/time-entries/time-entry.ts";

const forgotten = { startsAt: "2026-11-16T14:00:00.000Z", endsAt: null };

test("a missed clock-out does not read as lasting until now, days later", () => {
  const timeZone = "America/New_York";
  const ends = Object.fromEntries(
    timeEntryStateSchema.options.map((state) => [
      state,
      formatWorkSpan(forgotten, { state, timeZone }, onDevice).split(/ ?– ?/u)[1],
    ]),
  );
  expect(ends).toEqual({
    requested: "?",
    clockedIn: "now",
    onBreak: "now",
    closed: "?",
    needsFix: "?",
    approved: "?",
    rejected: "?",
    voided: "?",
    locked: "?",
    exported: "?",
  });
});
