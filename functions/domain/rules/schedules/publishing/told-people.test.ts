import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import { describe, expect, test } from "vitest";
import { aShiftId, anEmployeeId } from "../../../kernel/ids/ids.test-support.ts";
import { nameOfRole } from "../../../records/job-roles/role-id.test-support.ts";
import type { PublishedShift, Shift } from "../../../records/schedules/shift.ts";
import { publishDiff } from "../publish-diff.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";
import { toldPeople } from "./told-people.ts";

const ana = anEmployeeId("ana");
const ben = anEmployeeId("ben");

function told(
  working: readonly Shift[],
  seen: readonly PublishedShift[],
  publisherId: EmployeeId | null = null,
) {
  const telling = { today: "", roleName: nameOfRole, seen, publisherId };
  return toldPeople(publishDiff(working, seen), telling);
}

describe("of a publication, an employee is told", () => {
  test("nothing if their shifts stay as they were", () => {
    const kept = aShift({ employeeId: ana });
    expect(told([kept], [aPublishedShift({ employeeId: ana })])).toEqual([]);
  });

  test("of a shift that passes to another: one lost it, the other has it", () => {
    const people = told([aShift({ employeeId: ben })], [aPublishedShift({ employeeId: ana })]);
    expect(people).toMatchObject([
      { employeeId: ana, changes: [{ after: null }], hadShifts: true },
      { employeeId: ben, changes: [{ before: null }] },
    ]);
  });

  test("whether they had shifts in the week before, so that one more is not taken for all", () => {
    const [first, second] = [
      aShift({ employeeId: ana }),
      aShift({ id: aShiftId("second"), employeeId: ana, day: "2026-11-19" }),
    ];
    expect(told([first, second], [])[0]).not.toHaveProperty("hadShifts");
    expect(told([first, second], [aPublishedShift({ employeeId: ana })])).toMatchObject([
      { employeeId: ana, changes: [{ before: null }], hadShifts: true },
    ]);
  });

  test("of their own shifts as well if they publish, with nothing to confirm", () => {
    const [anas, bens] = [
      aShift({ employeeId: ana }),
      aShift({ id: aShiftId("second"), employeeId: ben }),
    ];
    const people = told([anas, bens], [], ana);
    expect(people.toSorted((a, b) => a.employeeId.localeCompare(b.employeeId))).toMatchObject([
      { employeeId: ana, changes: [{ before: null }], shifts: [], lostIds: [anas.id] },
      { employeeId: ben, changes: [{ before: null }], shifts: [{ id: bens.id }], lostIds: [] },
    ]);
  });
});
