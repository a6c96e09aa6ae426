import { expect, test } from "vitest";
import { unknownReader } from "../../kernel/formats/locale.ts";
import type { PlannedShift } from "../../records/schedules/shift-change.ts";
import { changeLines } from "./shift-lines.ts";

const before: PlannedShift = {
  day: "2026-11-20",
  startsAtLocal: "09:00",
  endsAtLocal: "17:00",
  jobRole: "Barista",
};
const was = (after: Partial<PlannedShift>) =>
  changeLines([{ before, after: { ...before, ...after } }], unknownReader)[0]
    ?.split("(it was ")
    .at(1);

test("a changed shift says what it was, without the day and role that it still has", () => {
  expect(was({ endsAtLocal: "18:00" })).not.toMatch(/Nov|Barista/u);
  expect(was({ jobRole: "Cook" })).toBe("Barista)");
  expect(was({ day: "2026-11-21" })).toMatch(/20 Nov, 09:00–17:00\)$/u);
  expect(was({ day: "2026-11-21", jobRole: "Cook" })).toMatch(/20 Nov, .*, Barista\)$/u);
  expect(was({ jobRole: null })).toBe("Barista)");
});

test("a new shift is marked only beside others that the employee has", () => {
  const added = [{ before: null, after: before }];
  expect(changeLines(added, unknownReader)[0]).toMatch(/^Fri/u);
  expect(changeLines(added, unknownReader, true)[0]).toMatch(/^New: Fri/u);
});
