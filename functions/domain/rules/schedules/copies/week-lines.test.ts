import { expect, test } from "vitest";
import { aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { MOST_TEMPLATE_LINES } from "../../../records/schedules/week-template.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { templateLines } from "./week-lines.ts";

const shiftsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => aShift({ id: aShiftId(`s${index}`) }));

test("a template keeps every shift of its week, or refuses the week", () => {
  const most = shiftsOf(MOST_TEMPLATE_LINES);
  expect(templateLines(most, { withPeople: true })).toHaveLength(MOST_TEMPLATE_LINES);
  const more = shiftsOf(MOST_TEMPLATE_LINES + 1);
  expect(() => templateLines(more, { withPeople: true })).toThrow(
    expect.objectContaining({ code: "tooMany" }),
  );
});

test("cancelled shifts are no part of a template, and a week of them alone is empty", () => {
  const cancelled = aShift({ id: aShiftId("gone"), state: "cancelled" });
  expect(templateLines([...shiftsOf(1), cancelled], { withPeople: false })).toHaveLength(1);
  expect(() => templateLines([cancelled], { withPeople: true })).toThrow(
    expect.objectContaining({ code: "emptyWeek" }),
  );
});
