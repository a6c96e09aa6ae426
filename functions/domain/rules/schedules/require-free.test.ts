import { aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import { requireFree } from "./require-free.ts";
import { aShift } from "./shift-builder.test-support.ts";

const names = { employee: () => "Ana Diaz", location: () => "Harbor" };
const friday = aShift({ id: aShiftId("new"), day: "2026-11-27" });

test("no one is planned in approved time off, at any location", () => {
  const act = () => requireFree(friday, { shifts: [], timeOff: [aTimeOff()] }, names);
  expect(act).toThrow(
    broken("onTimeOff", {
      who: "Ana Diaz",
      span: { from: "2026-11-27", until: "2026-11-27", part: null },
    }),
  );
});

test("a part of a day leaves the remaining hours free", () => {
  const part = { startsAtLocal: "17:00", endsAtLocal: "20:00" };
  const evening = { shifts: [], timeOff: [aTimeOff({ part })] };
  expect(() => requireFree(friday, evening, names)).not.toThrow();
  expect(() =>
    requireFree(aShift({ day: "2026-11-27", range: "12:00-18:00" }), evening, names),
  ).toThrow(
    broken("onTimeOff", {
      who: "Ana Diaz",
      span: {
        from: "2026-11-27",
        until: "2026-11-27",
        part: { startsAtLocal: "17:00", endsAtLocal: "20:00" },
      },
    }),
  );
});

test("two shifts at once are reported before time off", () => {
  const other = aShift({ id: aShiftId("other"), day: "2026-11-27" });
  expect(() => requireFree(friday, { shifts: [other], timeOff: [aTimeOff()] }, names)).toThrow(
    broken("overlap", {
      who: "Ana Diaz",
      from: "09:00",
      to: "17:00",
      where: "Harbor",
      day: "2026-11-27",
    }),
  );
});

test("an open shift is allowed there", () => {
  const open = { ...friday, employeeId: null };
  expect(() => requireFree(open, { shifts: [], timeOff: [aTimeOff()] }, names)).not.toThrow();
});
