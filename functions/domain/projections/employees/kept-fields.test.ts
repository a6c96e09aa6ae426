import { aFieldId } from "../../kernel/ids/record-ids.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { aField, shirt } from "../../records/custom-fields/custom-field.test-support.ts";
import { keptFields } from "./kept-fields.ts";

test("a merge says which value is kept where both records have another one", () => {
  const fields = [aField(), aField({ id: aFieldId("badge"), label: "Badge" }), shirt];
  const stays = { fields, values: { locker: "7", shirt: "m" } };
  const duplicate = { fields, values: { locker: "7", badge: "B1", shirt: "l" } };
  expect(keptFields(stays, duplicate, onDevice)).toEqual([
    { label: "Shirt size", kept: "M", dropped: "L" },
  ]);
});
