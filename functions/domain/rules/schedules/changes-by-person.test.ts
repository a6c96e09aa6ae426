import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { changesByPerson } from "./changes-by-person.ts";
import { publishDiff } from "./publish-diff.ts";
import { aPublishedShift, aShift } from "./shift-builder.test-support.ts";

const ids = (shifts: { id: string }[]) => shifts.map((shift) => shift.id);

describe("publishing, by employee", () => {
  test("a shift that passes to another is removed for one and added for the other", () => {
    const diff = publishDiff([aShift({ employeeId: anEmployeeId("ben") })], [aPublishedShift()]);
    const told = changesByPerson(diff).map((one) => [
      one.employeeId,
      ids(one.added),
      ids(one.removed),
    ]);
    expect(told).toEqual([
      ["ana", [], ["shift"]],
      ["ben", ["shift"], []],
    ]);
  });

  test("an employee's additions, changes and removals are together", () => {
    const working = [
      aShift({ id: aShiftId("new"), range: "18:00-20:00" }),
      aShift({ id: aShiftId("moved"), range: "10:00-17:00" }),
    ];
    const published = [
      aPublishedShift({ id: aShiftId("moved") }),
      aPublishedShift({ id: aShiftId("gone") }),
    ];
    const [ana, ...others] = changesByPerson(publishDiff(working, published));
    expect(others).toEqual([]);
    expect(ids(ana?.added ?? [])).toEqual(["new"]);
    expect(ana?.changed.map(({ after }) => after.id)).toEqual(["moved"]);
    expect(ids(ana?.removed ?? [])).toEqual(["gone"]);
  });

  test("open shifts come last", () => {
    const working = [
      aShift({ id: aShiftId("open"), employeeId: null, range: "06:00-08:00" }),
      aShift({ id: aShiftId("later") }),
    ];
    const order = changesByPerson(publishDiff(working, [])).map((one) => one.employeeId);
    expect(order).toEqual(["ana", null]);
  });
});
