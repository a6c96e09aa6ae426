import { expect, test } from "vitest";
import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { TimeEntry, TimeEntryFlag } from "../../records/time-entries/time-entry.ts";
import { isApprovedByRule } from "./approve-by-rule.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";

const at = (time: string) => `2026-03-02T${time}.000Z`;
const span = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to), breaks: [] });
const shift = span("14:00:00", "22:00:00");
const rule = { autoMinutes: 5, needsTwo: false };
const work = (from: string, to: string, change: Partial<TimeEntry> = {}) =>
  anEntry({
    state: "closed",
    punched: span(`${from}:20`, `${to}:40`),
    payable: span(`${from}:00`, `${to}:00`),
    ...change,
  });
const flagged = (...flags: TimeEntryFlag[]) => ({ flags, shift });
const clean = flagged();

test("time as punched and planned is approved, both ends together within the minutes", () => {
  expect(isApprovedByRule(work("14:02", "21:57"), clean, rule)).toBe(true);
  expect(isApprovedByRule(work("13:58", "22:03"), clean, rule)).toBe(true);
  expect(isApprovedByRule(work("14:02", "21:56"), clean, rule)).toBe(false);
  expect(isApprovedByRule(work("14:00", "22:00"), clean, { ...rule, autoMinutes: 0 })).toBe(true);
});

test("nothing is approved where the company has no such rule, or wants two people", () => {
  const entry = work("14:00", "22:00");
  expect(isApprovedByRule(entry, clean, { ...rule, autoMinutes: null })).toBe(false);
  expect(isApprovedByRule(entry, clean, { ...rule, needsTwo: true })).toBe(false);
});

test("nothing is approved that a person should see: a flag, no shift, an edit, a request", () => {
  const entry = work("14:00", "22:00");
  expect(isApprovedByRule(entry, { flags: [], shift: null }, rule)).toBe(false);
  expect(isApprovedByRule(entry, flagged("overtimeDaily"), rule)).toBe(false);
  expect(isApprovedByRule(entry, flagged("offline"), rule)).toBe(true);
  const correction = {
    state: "declined" as const,
    isNewEntry: false,
    requested: { ...span("14:00:00", "22:00:00"), breaks: [] },
    message: "",
    askedAt: at("23:00:00"),
    answer: "",
    answeredByName: "Kim",
    answeredAt: at("23:00:00"),
  };
  const edited: Partial<TimeEntry>[] = [
    { punched: null },
    { punched: span("14:05:00", "22:00:00") },
    { wasApproved: true },
    { madeFrom: [anEntryId("other")] },
    { breakAttestation: "noBreak" },
    { correction },
    { state: "rejected" },
  ];
  for (const change of edited) {
    expect(isApprovedByRule(work("14:00", "22:00", change), clean, rule)).toBe(false);
  }
});
