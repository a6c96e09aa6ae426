import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { anEntry } from "./entry-builder.test-support.ts";
import { applyLatePunch, applyPunch } from "./punch.ts";

const noon = "2026-03-02T17:00:00.000Z";
const later = "2026-03-02T17:30:00.000Z";
const working = anEntry();
const onBreak = anEntry({ ...applyPunch(working, "startBreak", noon) });

describe("a punch", () => {
  test("starts an unpaid break, in the raw punches and in what is paid alike", () => {
    const breaks = [{ startsAt: noon, endsAt: null, isPaid: false }];
    expect(onBreak).toMatchObject({ state: "onBreak", payable: { breaks }, punched: { breaks } });
  });

  test("ends the break", () => {
    expect(applyPunch(onBreak, "endBreak", later)).toMatchObject({
      state: "clockedIn",
      payable: { endsAt: null, breaks: [{ startsAt: noon, endsAt: later }] },
    });
  });

  test("that clocks out ends a running break at the same moment", () => {
    expect(applyPunch(onBreak, "clockOut", later)).toMatchObject({
      state: "closed",
      payable: { endsAt: later, breaks: [{ endsAt: later }] },
    });
  });

  test("for a second break, an end without a break, or a stopped clock is refused", () => {
    expect(() => applyPunch(onBreak, "startBreak", later)).toThrow(
      broken("alreadyOnBreak", { since: "12:00" }),
    );
    expect(() => applyPunch(working, "endBreak", noon)).toThrow(broken("notOnBreak"));
    const closed = anEntry({ ...applyPunch(working, "clockOut", noon) });
    expect(() => applyPunch(closed, "clockOut", later)).toThrow(broken("notClockedIn"));
  });

  test("leaves the entry that it was given as it is", () => {
    expect(working.payable.breaks).toEqual([]);
  });
});

test("a clock-out that arrives after its entry was marked is the end that is proposed, unpaid", () => {
  const forgotten = anEntry({ ...onBreak, state: "needsFix", proposedEndsAt: noon });
  expect(applyLatePunch(forgotten, "clockOut", "2026-03-02T17:30:42.000Z")).toMatchObject({
    punched: { endsAt: "2026-03-02T17:30:42.000Z" },
    payable: { endsAt: null, breaks: [{ endsAt: later }] },
    proposedEndsAt: later,
  });
});
