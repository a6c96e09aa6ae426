import { expect, test } from "vitest";
import { valuesBefore, withChanges } from "./with-changes.ts";

interface Person {
  name: string;
  phone: string | null;
  version: number;
}
const ana: Person = { name: "Ana", phone: "555", version: 3 };

test("a change empties what it names as null and leaves alone what it does not name", () => {
  expect(withChanges(ana, { phone: null })).toEqual({ name: "Ana", phone: null, version: 3 });
  expect(withChanges(ana, { name: undefined })).toEqual(ana);
});

test("the values before a change, made again, bring the record back", () => {
  const changes = { name: "Anna", phone: undefined };
  expect(valuesBefore(ana, changes)).toEqual({ name: "Ana" });
  expect(withChanges(withChanges(ana, changes), valuesBefore(ana, changes))).toEqual(ana);
});
