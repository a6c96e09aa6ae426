import { expect, test } from "vitest";
import { restoredSpan } from "./restored-span.ts";

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const lunch = { startsAt: at("12:00"), endsAt: at("12:30"), isPaid: false };
const present = { startsAt: at("09:00"), endsAt: at("18:00"), breaks: [lunch] };
const was = (field: string, before: string | null) => ({ field, before, after: "other" });

test("the times before a change are restored, and the others stay", () => {
  expect(restoredSpan(present, { changes: [was("End", at("17:00"))] })).toEqual({
    ...present,
    endsAt: at("17:00"),
  });
});

test("a break that the change removed comes back; one that it added goes", () => {
  const gone = [
    was("Break 2 start", at("15:00")),
    was("Break 2 end", at("15:10")),
    was("Break 2 paid", "yes"),
  ];
  const rest = { startsAt: at("15:00"), endsAt: at("15:10"), isPaid: true };
  expect(restoredSpan(present, { changes: gone })?.breaks).toEqual([lunch, rest]);
  const come = [was("Break 1 start", null), was("Break 1 end", null), was("Break 1 paid", null)];
  expect(restoredSpan(present, { changes: come })?.breaks).toEqual([]);
});

test("there is nothing to restore where no time changed, or the entry has these times", () => {
  expect(restoredSpan(present, { changes: [was("State", "closed")] })).toBeNull();
  expect(restoredSpan(present, { changes: [was("End", at("18:00"))] })).toBeNull();
});
