import { onDevice } from "@crewline/domain/kernel/formats/readers.test-support";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import { anEntry } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { askedEntry } from "@crewline/domain/rules/entry-edits/correction";
import { expect, test } from "vitest";
import type { EntryRow } from "../../../entities/time-entries/entry-rows.ts";
import { payableLines, punchedLines, scheduledLines } from "./span-lines.ts";

const at = (time: string) => `2026-03-02T${time}:00.000Z`;
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });
const meal = { ...span("17:00", "17:30"), isPaid: false };
const rest = { ...span("20:00", "20:10"), isPaid: true };

function rowOf(change: Partial<TimeEntry>, rounded: EntryRow["rounded"] = null): EntryRow {
  const entry = anEntry({ state: "closed", ...change });
  return {
    entry,
    employeeName: "Ana",
    payrollId: null,
    locationName: "Harbor",
    jobRole: null,
    shift: null,
    flags: [],
    group: "ready",
    counted: new Map(),
    rounded,
  };
}

test("the cells of a row tell times, breaks, rounding and what the employee asks for", () => {
  const punched = { ...span("14:04", "22:00"), breaks: [meal] };
  const payable = { ...span("14:04", "22:00"), breaks: [meal, rest] };
  const asks = { requested: { ...span("13:30", "22:00"), breaks: [] }, message: "Earlier." };
  const entry = askedEntry(anEntry({ state: "closed", punched, payable }), asks, {
    name: "Ana",
    at: at("23:00"),
  });
  const row = rowOf(entry, span("14:00", "22:00"));
  expect(scheduledLines(row, onDevice)).toEqual({ main: "–", more: [] });
  expect(punchedLines(row, onDevice)).toEqual({
    main: "9:04 AM – 5:00 PM",
    more: ["1 break, 0:30 unpaid"],
  });
  expect(payableLines(row, onDevice)).toEqual({
    main: "9:04 AM – 5:00 PM",
    more: [
      "1 break, 0:30 unpaid",
      "1 break, 0:10 paid",
      "Rounded 9:00 AM – 5:00 PM",
      "Requested 8:30 AM – 5:00 PM",
    ],
  });
});

test("time without breaks, as it was punched, has one line", () => {
  const payable = { ...span("14:00", "22:00"), breaks: [] };
  expect(payableLines(rowOf({ payable, punched: null }), onDevice).more).toEqual([]);
  expect(punchedLines(rowOf({ payable, punched: null }), onDevice).main).toBe("Added by hand");
});
