import fc from "fast-check";
import { expect, test } from "vitest";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { TimeEntryState } from "../../records/time-entries/time-entry.ts";
import { timeEntryStateSchema } from "../../records/time-entries/time-entry.ts";
import { addsUp } from "../../rules/figures/explained-figure.ts";
import { shiftChanges, shiftSeconds } from "../../rules/audits/shift-audit.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import { anEntry } from "../../rules/time-entries/entry-builder.test-support.ts";
import { describeChange } from "../time-entries/describe-change.ts";
import { explainAuditHours } from "./explain-hours.ts";

const at = "2026-03-02T14:00:00.000Z";
const names = { location: () => "Pier", jobRole: () => "Barista" };
const minutes = (max: number) => fc.integer({ min: 1, max }).map((count) => count * 60);

/** Work from some minutes after two o'clock, maybe with a break, in any state. */
const entries = fc
  .record({
    from: minutes(120),
    length: minutes(600),
    pause: fc.option(fc.record({ length: minutes(30), isPaid: fc.boolean() })),
    state: fc.constantFrom(...timeEntryStateSchema.options),
  })
  .map(({ from, length, pause, state }) => {
    const startsAt = instantAfter(at, from);
    const taken = (one: NonNullable<typeof pause>) => ({
      startsAt: instantAfter(startsAt, 60),
      endsAt: instantAfter(startsAt, 60 + one.length),
      isPaid: one.isPaid,
    });
    const endsAt = hasEnd(state) ? instantAfter(startsAt, length + 3600) : null;
    const breaks = pause === null ? [] : [taken(pause)];
    return anEntry({ state, payable: { startsAt, endsAt, breaks } });
  });

function hasEnd(state: TimeEntryState): boolean {
  return !["clockedIn", "onBreak", "needsFix"].includes(state);
}

test("the reasons for a difference of an entry's hours add up to it", () => {
  fc.assert(
    fc.property(fc.option(entries), entries, (before, after) => {
      const change = { entity: "timeEntry", act: "correct" } as const;
      const figure = explainAuditHours({ ...change, ...describeChange(before, after, names) });
      expect(addsUp(figure)).toBe(true);
    }),
  );
});

test("an end that moved is named with its times, and breaks have what is left", () => {
  const span = { startsAt: at, endsAt: instantAfter(at, 28_800), breaks: [] };
  const before = anEntry({ state: "closed", payable: span });
  const taken = { startsAt: at, endsAt: instantAfter(at, 900), isPaid: false };
  const longer = { ...span, endsAt: instantAfter(at, 30_600), breaks: [taken] };
  const after = anEntry({ state: "closed", payable: longer });
  const described = describeChange(before, after, names);
  const { lines } = explainAuditHours({ entity: "timeEntry", act: "correct", ...described });
  expect(lines.map(({ of, amount }) => [of.kind, amount])).toEqual([
    ["end", 1800],
    ["breaks", -900],
  ]);
});

test("so do those of a shift, new, changed and cancelled", () => {
  const shifts = [
    null,
    aShift({ range: "09:00-17:00", unpaidBreakSeconds: 1800 }),
    aShift({ range: "10:00-17:00", unpaidBreakSeconds: 3600 }),
    aShift({ range: "22:00-06:00" }),
    { ...aShift({ range: "09:00-17:00" }), state: "cancelled" as const },
  ];
  for (const before of shifts) {
    for (const after of shifts) {
      const deltaSeconds = shiftSeconds(after) - shiftSeconds(before);
      const changes = shiftChanges(before, after);
      const act = after?.state === "cancelled" ? "cancelled" : "changed";
      const figure = explainAuditHours({ entity: "shift", act, changes, deltaSeconds });
      expect(addsUp(figure)).toBe(true);
    }
  }
});
