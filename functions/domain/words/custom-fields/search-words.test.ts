import { aFieldId } from "../../kernel/ids/record-ids.test-support.ts";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aField, shirt } from "../../records/custom-fields/custom-field.test-support.ts";
import { searchWords } from "./search-words.ts";

test("people are found by what their fields say, and not by archived ones", () => {
  const weight = aField({ id: aFieldId("weight"), type: "number" });
  const old = aField({ id: aFieldId("old"), isArchived: true });
  const values = { locker: "Büro 12", shirt: "m", weight: 1234, old: "gone" };
  const words = searchWords(
    {
      fields: [aField(), shirt, weight, old],
      byEmployee: new Map([[anEmployeeId("ana"), { values, version: 1 }]]),
    },
    onDevice,
  );
  expect(words.get(anEmployeeId("ana"))).toEqual(
    expect.arrayContaining(["buro", "12", "m", "1234"]),
  );
  expect(words.get(anEmployeeId("ana"))).not.toContain("gone");
});
