import { describe, expect, test } from "vitest";
import { anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { wholeWeek } from "../../../records/schedules/publication.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";
import { doesSomething, publishPlan } from "./publish-plan.ts";

const [ana, ben] = [anEmployeeId("ana"), anEmployeeId("ben")];
const draft = (id: string, change: Parameters<typeof aShift>[0] = {}) =>
  aShift({ id: aShiftId(id), ...change });

describe("publishing a part of a week", () => {
  test("leaves what was not chosen a draft", () => {
    const [anas, bens] = [draft("a", { employeeId: ana }), draft("b", { employeeId: ben })];
    const plan = publishPlan([anas, bens], [], { ...wholeWeek, employeeIds: [ana] });
    expect(plan).toMatchObject({ diff: { added: [anas] }, marked: [anas], isWhole: false });
  });

  test("takes a shift that moves between days with either of them", () => {
    const before = aPublishedShift({ day: "2026-11-16" });
    const after = aShift({ day: "2026-11-18", state: "changed" });
    for (const day of [before.day, after.day]) {
      const plan = publishPlan([after], [before], { ...wholeWeek, days: [day] });
      expect(plan).toMatchObject({ diff: { changed: [{ before, after }] }, isWhole: true });
    }
  });

  test("publishes open shifts where those are chosen", () => {
    const open = draft("open", { employeeId: null });
    const plan = publishPlan([open, draft("a")], [], { ...wholeWeek, employeeIds: [null] });
    expect(plan.diff.added).toEqual([open]);
  });

  test("does nothing where no change was chosen", () => {
    const plan = publishPlan([draft("a")], [], { ...wholeWeek, days: ["2026-11-20"] });
    expect(doesSomething(plan)).toBe(false);
  });

  test("clears the mark of a shift that was edited there and back", () => {
    const plan = publishPlan([aShift({ state: "changed" })], [aPublishedShift()], wholeWeek);
    expect(doesSomething(plan)).toBe(true);
    expect(plan).toMatchObject({ diff: { added: [], changed: [], removed: [] }, isWhole: true });
  });
});
