import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import { aShift } from "@crewline/domain/rules/schedules/shift-builder.test-support";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { describe, expect, test } from "vitest";
import type { PendingChange } from "./pending-changes.ts";
import { stillPending, unansweredIds, withPending } from "./pending-changes.ts";
import { pendingOf } from "./write-change.ts";

const anas = aShift({ id: aShiftId("s1") });
const moved = aShift({ id: aShiftId("s1"), day: "2026-11-18" });

/** The change from one shift to another, as a drag makes it. */
function edit(before: Shift, after: Shift): PendingChange {
  const { startsAt, endsAt } = after;
  return pendingOf({ kind: "edit", before, plan: planOf(after), placed: { startsAt, endsAt } });
}

describe("the week as the person left it", () => {
  test("leaves deleted shifts out", () => {
    expect(withPending([aShift({ state: "cancelled" })], [])).toEqual([]);
  });

  test("shows a moved shift at its new place, with what others change in other fields", () => {
    const change = edit(anas, moved);
    expect(withPending([anas], [change])[0]?.day).toBe("2026-11-18");
    const noted = { ...anas, note: "Bring the keys", version: 2 };
    expect(withPending([noted], [change])[0]).toMatchObject({
      day: "2026-11-18",
      note: "Bring the keys",
    });
  });

  test("keeps the object of an edited shift, so that its card is not painted again", () => {
    const changes = [edit(anas, moved)];
    expect(withPending([anas], changes)[0]).toBe(withPending([anas], changes)[0]);
  });

  test("shows the second of two edits while only the first is saved", () => {
    const first = { ...edit(anas, moved), savedVersion: 2 };
    const second = edit(moved, aShift({ id: aShiftId("s1"), day: "2026-11-20" }));
    const live = { ...moved, version: 2 };
    const rest = stillPending([live], [first, second]);
    expect(rest).toEqual([second]);
    expect(withPending([live], rest)[0]?.day).toBe("2026-11-20");
  });

  test("hides a removed shift, and shows it again when it was restored", () => {
    const removal = pendingOf({ kind: "remove", before: anas });
    expect(withPending([anas], [removal])).toEqual([]);
    const restored = { ...anas, version: 3 };
    const rest = stillPending([restored], [{ ...removal, savedVersion: 2 }]);
    expect(withPending([restored], rest)).toEqual([restored]);
  });

  test("shows an added shift once, before and after live data has it", () => {
    const addition = pendingOf({ kind: "add", shift: anas });
    expect(withPending([], [addition])).toEqual([anas]);
    expect(withPending([anas], [addition])).toEqual([anas]);
    expect(withPending([{ ...anas, state: "cancelled" }], [addition])).toEqual([]);
  });

  test("names what still waits for the server", () => {
    const changes = [edit(anas, moved), pendingOf({ kind: "add", shift: anas })];
    expect([...unansweredIds(changes)]).toEqual(["s1"]);
    expect(unansweredIds(changes.map((one) => ({ ...one, savedVersion: 2 }))).size).toBe(0);
  });
});
