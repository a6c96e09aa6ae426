import { aFieldId } from "../../kernel/ids/record-ids.test-support.ts";
import { employeeEventIdSchema } from "../../kernel/ids/record-ids.ts";
import { anEmployeeId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { plainEvent } from "../../records/history/employee-event.ts";
import { eventWords } from "../../words/history/life-words.ts";
import { toldFields } from "./told-fields.ts";

const nameOnly = (field: string) => ({ field, before: null, after: null });
const event = {
  ...plainEvent,
  id: employeeEventIdSchema.parse("row"),
  employeeId: anEmployeeId("ana"),
  act: "fieldsChanged" as const,
  at: "2026-11-20T10:00:00.000Z",
  byUid: aUserId("olivia"),
  byName: "Olivia",
  changes: [nameOnly("locker"), nameOnly("warnings")],
};
const locker = { id: aFieldId("locker"), label: "Locker" };
const warnings = { id: aFieldId("warnings"), label: "Warnings" };

test("a history names the custom fields that the reader sees, by their present labels", () => {
  const [all] = toldFields(event, [locker, warnings]);
  expect(all && eventWords(all, onDevice)).toBe("More details changed: Locker and Warnings.");
  const [some] = toldFields(event, [{ ...locker, label: "Locker number" }]);
  expect(some && eventWords(some, onDevice)).toBe("More details changed: Locker number.");
});

test("a row about fields that the reader does not see is left out", () => {
  expect(toldFields(event, [])).toEqual([]);
  const other = { ...event, act: "profileChanged" as const, changes: [nameOnly("phone")] };
  expect(toldFields(other, [])).toEqual([other]);
});
