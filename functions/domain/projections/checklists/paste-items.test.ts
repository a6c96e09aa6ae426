import { expect, test } from "vitest";
import {
  checklistItemIdSchema,
  checklistItemSchema,
} from "../../records/checklists/checklist-item.ts";
import { pasteItems } from "./paste-items.ts";

const ids = () => {
  let last = 0;
  return () => checklistItemIdSchema.parse(`i${(last += 1)}`);
};

test("plain lines become checks below the headings between them", () => {
  const { items, problems } = pasteItems(
    "Doors:\n- Unlock, front and back\n2) Lights on\n\n# Bar\n[ ] Grind coffee\n",
    ids(),
  );
  expect(items.map(({ section, label, type }) => [section, label, type])).toEqual([
    ["Doors", "Unlock, front and back", "check"],
    ["Doors", "Lights on", "check"],
    ["Bar", "Grind coffee", "check"],
  ]);
  expect(problems).toEqual([]);
});

test("a table gives types, bounds and what may be left out", () => {
  const { items } = pasteItems(
    'section,label,type,required,min,max,unit\nFridges,"Walk-in, left",temperature,yes,0,5,\nFridges,Freezer,temp,no,,-18,°F\n',
    ids(),
  );
  expect(items).toMatchObject([
    { section: "Fridges", label: "Walk-in, left", type: "temperature", min: 0, max: 5, unit: "°C" },
    { label: "Freezer", isRequired: false, min: null, max: -18, unit: "°F" },
  ]);
  for (const item of items) expect(checklistItemSchema.safeParse(item).success).toBe(true);
});

test("lines that cannot be read are named, and the others are kept", () => {
  const { items, problems } = pasteItems(
    "label\ttype\tmin\nDoor\tcheck\t\n\tcheck\t\nOven\tsmell\t\nFridge\ttemp\tcold",
    ids(),
  );
  expect(items.map(({ label }) => label)).toEqual(["Door"]);
  expect(problems).toEqual([
    { line: 3, problem: "noLabel" },
    { line: 4, problem: "unknownType" },
    { line: 5, problem: "unknownNumber" },
  ]);
});
