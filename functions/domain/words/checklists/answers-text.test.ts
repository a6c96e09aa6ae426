import { expect, test } from "vitest";
import { american } from "../../kernel/formats/readers.test-support.ts";
import { checklistItemIdSchema } from "../../records/checklists/checklist-item.ts";
import { aRun, fridge, fridgeAt } from "../../rules/checklists/run.test-support.ts";
import { answersText } from "./answers-text.ts";

test("a file of checklists says what was measured, and the note on a value out of bounds", () => {
  const display = { ...fridge, id: checklistItemIdSchema.parse("display"), label: "Display" };
  const doors = { ...fridge, id: checklistItemIdSchema.parse("doors"), label: "Doors locked" };
  const by = { note: "", at: "2026-11-20T08:30:00.000Z", byEmployeeId: null };
  const run = aRun({
    items: [fridge, { ...doors, type: "yesNo" }, { ...display, type: "photo" }],
    answers: {
      ...fridgeAt(9, "Moved the milk"),
      [doors.id]: { value: true, ...by },
      [display.id]: { value: "harbor_2026-11-20_opening_all_display", ...by },
    },
  });
  expect(answersText(run, american)).toEqual([
    "Refrigerator: 9 °C",
    "Refrigerator, note: Moved the milk",
    "Doors locked: Yes",
    "Display: picture taken",
  ]);
  expect(answersText(aRun(), american)).toEqual([]);
});
