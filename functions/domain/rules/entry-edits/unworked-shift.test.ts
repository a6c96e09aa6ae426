import { expect, test } from "vitest";
import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { unworkedShift } from "./unworked-shift.ts";

const ana = anEmployeeId("ana");
const shiftOn = (day: string, employeeId = ana) => ({
  id: aShiftId(`of-${day}`),
  employeeId,
  day,
  startsAt: `${day}T14:00:00.000Z`,
  endsAt: `${day}T22:00:00.000Z`,
});
const [monday, tuesday, friday] = ["2026-03-02", "2026-03-03", "2026-03-06"].map((day) =>
  shiftOn(day),
);
const shifts = [monday, tuesday, friday].filter((shift) => shift !== undefined);
const found = (entries: Parameters<typeof unworkedShift>[0]["entries"]) =>
  unworkedShift({ employeeId: ana, shifts, entries, today: "2026-03-06" })?.day;

test("the shift that an employee forgot is the last one before today without time", () => {
  const worked = anEntry({
    payable: { startsAt: "2026-03-03T14:05:00.000Z", endsAt: null, breaks: [] },
  });
  expect(found([])).toBe("2026-03-03");
  expect(found([worked])).toBe("2026-03-02");
  expect(found([{ ...worked, state: "requested" }])).toBe("2026-03-02");
  expect(found([{ ...worked, state: "voided" }])).toBe("2026-03-03");
  expect(found([{ ...worked, employeeId: anEmployeeId("bo") }])).toBe("2026-03-03");
});

test("nothing is forgotten where every shift has time, or is another employee's", () => {
  const of = (shift: (typeof shifts)[number]) => anEntry({ shiftId: shift.id });
  expect(found(shifts.map(of))).toBeUndefined();
  const others = [shiftOn("2026-03-02", anEmployeeId("bo"))];
  expect(
    unworkedShift({ employeeId: ana, shifts: others, entries: [], today: "2026-03-06" }),
  ).toBeNull();
});
